/** The rules behind the questions, each in a sentence for those who learn; the rulebook itself is English. */
export const lessons: Readonly<Record<string, string>> = {
  'GR-048':
    'In Grimheim hilft der Brunnen: Erholen entfernt dort bis zu 5 Schaden, beliebig verteilt auf dich und deine Ausrüstung.',
  'GR-077': 'In der Drachenhöhle liegen 3 Gold; wer dort steht, darf sich davon nehmen.',
  'GR-101': 'In deinem Zug nimmst du bis zu 2 verschiedene Aktionen.',
  'GR-104': 'Eine Aktion, die dir eine Karte gibt, kommt zu deinen zwei Aktionen hinzu.',
  'GR-110': 'Bewegen: Gehe mit deinem Helden bis zu 3 Felder weit.',
  'GR-111': '„Bewegen +1“ verlängert deine Aktion Bewegen um einen Schritt.',
  'GR-113':
    'Angreifen: Zähle die Stärke deiner aktiven Karten zusammen und wirf so viele Würfel gegen ein Monster in Reichweite.',
  'GR-114': 'Vorbereiten: Ziehe 1 Ereignis. Ist die Hand zu voll, legst du welche ab.',
  'GR-115': 'Fokussieren: Lege 1 Mana auf eine deiner Fähigkeiten oder Ausrüstungen, die Mana nutzt.',
  'GR-116': 'Erholen: Entferne bis zu 2 Schaden von deinem Helden.',
  'GR-122': 'Mana bezahlst du von der Karte, deren Wirkung du nutzt.',
  'GR-123': 'Ein Ereignis spielen: Führe seine Wirkung aus und lege es auf deinen Ablagestapel.',
  'GR-126':
    'Gold teilen: In deinem Zug darfst du einem Helden neben dir Gold geben oder von ihm Gold bekommen.',
  'GR-127':
    'Eine freie Aktion ist nie eine Angriffsaktion, wie viele Würfel sie auch wirft oder Schaden sie macht.',
  'GR-130': '„Der Wurf“ sind alle Würfel, die jetzt daliegen.',
  'GR-143': 'Eine Aufgabe darf mehrere Züge dauern; ihr Fortschritt wird auf der Karte vermerkt.',
  'GR-146':
    'Wer den Tod eines Monsters verursacht, bekommt sein Gold: 1 für Rang 1, 2 für Rang 2, 3 für Rang 3, für eine Legende so viel, wie auf ihrer Karte steht.',
  'GR-150': 'Am Ende deines Zugs darfst du dich verbessern, wenn du den Preis zahlen kannst.',
  'GR-159':
    'Du darfst die oberste Ausrüstung oder die oberste Fähigkeit unter ihren Stapel legen: eine von beiden, nicht beide.',
  'GR-280': 'Ein Angriff hat ein Ziel in Reichweite des Angreifers.',
  'GR-281': 'Jedes Monster, das angreifen kann, greift an, in der Reihenfolge, die ihr wählt.',
  'GR-283': 'Jeder Angriffswürfel hat sechs Seiten.',
  'GR-287':
    'Nach dem Wurf darfst du Karten für diesen Wurf oder Angriff nutzen, jede einmal, bis du passt; dann wird der Schaden gezählt.',
  'GR-288':
    'Jede Karte, die Schaden verhindert, darfst du bei jedem Schaden, den du bekommst, einmal nutzen.',
  'GR-352':
    'Was ein Monster am Bewegen hindert, hält nur seine eigene Bewegung auf, den Ansturm eingeschlossen.',
  'GR-355':
    'Schiebst du ein Monster, wählst du ein freies Feld, das es betreten darf: zu dir hin oder von dir weg, auch Gebirge.',
};
