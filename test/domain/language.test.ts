import { describe, expect, test } from "vitest";
import { detectLanguage } from "../../src/domain/language.ts";

describe("detectLanguage", () => {
  test.each([
    ["en", "We have to decide which database is the best for the index of this project."],
    ["fr", "Nous avons choisi une base de données pour les pages du wiki, et elle est locale."],
    [
      "de",
      "Wir haben uns für eine Datenbank entschieden, die ohne Server auskommt und nicht wächst.",
    ],
    ["es", "Hemos elegido una base de datos para el índice, porque no necesita un servidor."],
    ["pt", "Escolhemos um banco de dados para o índice, que não precisa de um servidor."],
    ["it", "Abbiamo scelto una base di dati per il progetto, che non ha bisogno di un server."],
    ["nl", "Wij hebben een database gekozen die niet op een server draait, en het is snel."],
    ["zh", "我们为索引选择了一个不需要服务器的数据库。"],
    ["ja", "索引にはサーバーを必要としないデータベースを使う。"],
    ["ko", "색인에는 서버가 필요 없는 데이터베이스를 사용한다."],
    ["ru", "Мы выбрали базу данных, которой не нужен сервер."],
    ["uk", "Ми обрали базу даних, якій не потрібен її сервер."],
    ["el", "Επιλέξαμε μια βάση δεδομένων χωρίς διακομιστή."],
    ["he", "בחרנו מסד נתונים שאינו זקוק לשרת."],
    ["ar", "اخترنا قاعدة بيانات لا تحتاج إلى خادم."],
    ["fa", "ما یک پایگاه داده را برگزیدیم که به سرور نیاز ندارد."],
    ["th", "เราเลือกฐานข้อมูลที่ไม่ต้องใช้เซิร์ฟเวอร์"],
    ["hi", "हमने ऐसा डेटाबेस चुना जिसे सर्वर की ज़रूरत नहीं है।"],
  ])("gives %s for its own sentence", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test.each(["", "SQLite", "0042", "npm run build", "la la"])(
    "gives und for %j, which tells too little",
    (text) => {
      expect(detectLanguage(text)).toBe("und");
    },
  );

  test("sees Japanese though most of its letters are Chinese ones", () => {
    expect(detectLanguage("設計決定記録：索引を更新する方法の選択")).toBe("ja");
  });

  test("is not misled by foreign names in an English text", () => {
    expect(detectLanguage("The team of 数据库 decided that the index is for SQLite.")).toBe("en");
  });
});
