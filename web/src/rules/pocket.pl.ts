/** Zasady Mr Jack Pocket po polsku. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "W skrócie",
    paragraphs: [
      "Mr Jack ukrywa się wśród dziewięciu mieszkańców Whitechapel i tylko on wie, którym z nich jest. Detektyw ma do pomocy trzech śledczych: Holmesa, Watsona i psa Toby’ego. Zaglądają w ulice ze wszystkich stron, a niewinni są po kolei oczyszczani z podejrzeń.",
      "Detektyw wygrywa, gdy zostanie jeden podejrzany. Mr Jack wygrywa, gdy zbierze sześć klepsydr albo po prostu przetrwa osiem tur.",
    ],
  },
  {
    title: "Dzielnica",
    paragraphs: [
      "Dziewięć sekcji leży w trzech rzędach po trzy. W każdej mieszka jedna postać. Ulice sekcji wychodzą na trzy strony; czwartą zamyka mur, przez który nikt nie widzi.",
      "Gdy postać zostaje oczyszczona z podejrzeń, jej sekcję odwraca się na pustą stronę. Mur zostaje tam, gdzie był. Jest jeden wyjątek: sekcja Josepha Lane’a to skrzyżowanie, na którym jedną ulicę zamyka barykada. Barykada działa jak mur, ale na pustej stronie jej nie ma i wszystkie cztery ulice są otwarte.",
      "Wokół sekcji jest dwanaście pól dla trzech śledczych: po jednym na każdym końcu każdego rzędu i każdej kolumny.",
    ],
    figures: [
      {
        name: "crossroads",
        caption:
          "Z lewej sekcja Berta, podejrzanego i oczyszczonego: mur zostaje. Z prawej sekcja Lane’a z barykadą i po oczyszczeniu: otwarte skrzyżowanie.",
      },
    ],
  },
  {
    title: "Przygotowanie",
    paragraphs: [
      "Dziewięć sekcji układa się i obraca losowo. Holmes stoi po lewej stronie lewej górnej sekcji, Watson po prawej stronie prawej górnej, a Toby pod środkową w dolnym rzędzie. Te trzy sekcje są zwrócone murem do śledczego, więc na początku nikogo nie widać.",
      "Mr Jack dobiera jedną z dziewięciu kart Alibi i zachowuje ją w tajemnicy: to jego tożsamość. Pozostałe osiem kart tworzy stos.",
    ],
    figures: [
      {
        name: "set-up",
        caption: "Początek gry: trzy mury stoją przed trzema śledczymi, którzy nikogo jeszcze nie widzą.",
      },
    ],
  },
  {
    title: "Tura",
    paragraphs: [
      "Gra trwa osiem tur. W każdej zagrywa się cztery żetony Akcji, a potem następuje widzenie.",
      "W turach 1, 3, 5 i 7 rzuca się czterema żetonami. Detektyw zagrywa jeden, Mr Jack dwa, a Detektyw ostatni. W turach 2, 4, 6 i 8 żetonami się nie rzuca, tylko się je odwraca: Mr Jack zagrywa jeden, Detektyw dwa, a Mr Jack ostatni.",
      "Dlatego w każdej nieparzystej turze obie strony wiedzą już, co przyniesie następna. Każdy żeton musi zostać zagrany.",
    ],
    figures: [
      {
        name: "tokens",
        caption: "Cztery żetony z obu stron: Alibi i Holmes, Toby i Watson, Obrót i Zamiana, Obrót i Joker.",
      },
    ],
  },
  {
    title: "Akcje",
    paragraphs: [],
    list: [
      [
        "Holmes, Watson, Toby",
        "Ten śledczy idzie o jedno lub dwa pola zgodnie z ruchem wskazówek zegara. Na jednym polu może stać kilku śledczych.",
      ],
      [
        "Obrót",
        "Obróć jedną sekcję o ćwierć obrotu w dowolną stronę albo o pół obrotu. Sekcji obróconej w tej turze nie wolno obrócić ponownie, nawet jeśli potem została zamieniona. Wolno obracać także puste sekcje, nawet otwarte skrzyżowanie, co niczego nie zmienia.",
      ],
      ["Zamiana", "Dowolne dwie sekcje, także puste, zamieniają się miejscami. Żadnej się nie obraca."],
      [
        "Joker",
        "Detektyw przesuwa wybranego śledczego dokładnie o jedno pole zgodnie z ruchem wskazówek zegara. Mr Jack może zrobić to samo albo nie ruszać nikogo.",
      ],
      [
        "Alibi",
        "Dobierz wierzchnią kartę stosu. Detektyw ją pokazuje: jeśli ta postać jest jeszcze podejrzana, zostaje oczyszczona. Mr Jack zatrzymuje kartę zakrytą: jej klepsydry liczą się dla niego, a Detektyw widzi tylko, ile kart ma Mr Jack. Postać pozostaje na planszy jako podejrzana.",
      ],
    ],
    figures: [
      {
        name: "walk",
        caption: "Toby może pójść o jedno lub dwa pola, zawsze zgodnie z ruchem wskazówek zegara.",
      },
      {
        name: "rotation",
        caption: "Sekcja i to, jak może leżeć po obrocie: ćwierć obrotu w prawo, pół obrotu, ćwierć obrotu w lewo.",
      },
    ],
  },
  {
    title: "Kogo widać",
    paragraphs: [
      "Śledczy patrzy prosto wzdłuż swojego rzędu lub kolumny. Mur po bliższej stronie sekcji zatrzymuje go przed nią. W przeciwnym razie widzi sekcję i tego, kto w niej mieszka. Mur po dalszej stronie zatrzymuje wzrok za nią; jeśli go nie ma, wzrok sięga do następnej sekcji i tak do końca rzędu.",
      "Mury wzdłuż linii wzroku nie mają znaczenia. Ani postacie, ani śledczy nie zasłaniają widoku. Pusta sekcja przepuszcza wzrok, ale jej mur wciąż się liczy.",
    ],
    figures: [
      {
        name: "sight",
        caption:
          "Holmes, z lewej, widzi Smitha i Lestrade’a, dalej jest mur. Toby, na dole, patrzy ponad pustą sekcją i widzi Lane’a i Lestrade’a. Watson, z prawej, ma przed sobą mur.",
      },
    ],
  },
  {
    title: "Widzenie",
    paragraphs: [
      "Po czwartej akcji Mr Jack mówi zgodnie z prawdą, czy jego postać widzi choć jeden śledczy.",
      "Widoczny: wszyscy, których nie widać, zostają oczyszczeni, a Detektyw bierze żeton Czasu tej tury. Niewidoczny: wszyscy, których widać, zostają oczyszczeni, a żeton Czasu bierze Mr Jack. Jest wart jedną klepsydrę.",
    ],
    figures: [
      {
        name: "appeal",
        caption:
          "Te same ulice po widzeniu. Z lewej: Mr Jack był widoczny, zostają tylko widoczni. Z prawej: nie był, zostają tylko pozostali.",
      },
    ],
  },
  {
    title: "Karty Alibi",
    paragraphs: [
      "Na każdej karcie jest zero, jedna lub dwie klepsydry, razem osiem. Te, które dobierze Mr Jack, liczą się dla niego. Te, które dobierze Detektyw, są dla niego stracone.",
    ],
    people: [
      ["lestrade", "bez klepsydry"],
      ["goodley", "bez klepsydry"],
      ["bert", "jedna klepsydra"],
      ["pizer", "jedna klepsydra"],
      ["smith", "jedna klepsydra"],
      ["lane", "jedna klepsydra"],
      ["stealthy", "jedna klepsydra"],
      ["gull", "jedna klepsydra"],
      ["madame", "dwie klepsydry"],
    ],
  },
  {
    title: "Koniec gry",
    paragraphs: [
      "Cele sprawdza się tylko po widzeniu, nigdy w środku tury. Nawet jeśli po karcie Alibi zostaje jeden podejrzany, turę gra się do końca.",
      "Klepsydry Mr Jacka to jego żetony Czasu i klepsydry na kartach, które dobrał. Karta z jego tożsamością się nie liczy. Stół liczy za ciebie.",
    ],
    table: {
      head: ["Po widzeniu", "Wynik"],
      rows: [
        ["Został jeden podejrzany, Mr Jack ma mniej niż sześć klepsydr", "Wygrywa Detektyw"],
        ["Mr Jack ma co najmniej sześć klepsydr, podejrzanych jest kilku", "Wygrywa Mr Jack"],
        ["Jedno i drugie, a Mr Jack był widoczny", "Wygrywa Detektyw"],
        ["Jedno i drugie, Mr Jack nie był widoczny, tura 8", "Wygrywa Mr Jack"],
        ["Jedno i drugie, Mr Jack nie był widoczny, przed turą 8", "Pościg"],
        ["Ani jedno, ani drugie na koniec tury 8", "Wygrywa Mr Jack"],
      ],
    },
  },
  {
    title: "Pościg",
    paragraphs: [
      "Wszyscy wiedzą, kim jest Mr Jack, ale on ma już sześć klepsydr i znika w mroku. Gra toczy się dalej jak dotąd. Pierwsza tura zakończona tym, że Mr Jack jest widoczny, daje zwycięstwo Detektywowi. Jeśli pozostanie w ukryciu do końca tury 8, wygrywa Mr Jack.",
    ],
  },
  {
    title: "Kto co wie",
    paragraphs: [
      "Wszyscy widzą dzielnicę, śledczych, obie strony żetonów, żetony Czasu, karty pokazane przez Detektywa i to, ile kart ma Mr Jack. Tylko Mr Jack wie, kim jest i jakie karty dobrał. Kolejności kart w stosie nie zna nikt.",
      "Jeszcze jedna wskazówka dla Detektywa: dopóki po widzeniu gra toczy się dalej i nie ma pościgu, Mr Jack ma mniej niż sześć klepsydr. Na koniec gry wszystko zostaje odkryte.",
    ],
  },
];

export default rules;
