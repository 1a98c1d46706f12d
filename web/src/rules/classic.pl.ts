/** Zasady Mr Jack po polsku. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "W skrócie",
    paragraphs: [
      "Noc w Whitechapel. Ulicami chodzi osiem postaci, a jedną z nich jest Jack. Tylko on wie którą. Obie strony poruszają wszystkimi.",
      "Detektyw ma osiem rund, by oskarżyć właściwą osobę. Jack wygrywa, gdy wymknie się z dzielnicy, gdy oskarżony zostanie ktoś inny albo gdy ósma runda skończy się bez oskarżenia.",
    ],
  },
  {
    title: "Plansza",
    paragraphs: [
      "Postacie stoją na ulicach. Nie wchodzi się do domów ani ogrodów, ani na osiem latarni gazowych. Na początku pali się sześć latarni, z czego cztery mają numery od 1 do 4; dwie są zgaszone.",
      "Dziewięć włazów prowadzi do kanałów; dwa są zakryte pokrywami. Z dzielnicy wychodzą cztery drogi; dwie zamykają kordony policji.",
    ],
    figures: [
      {
        name: "set-up",
        caption:
          "Początek. Oko oznacza, kogo widać: Bert i Smith stoją przy jednej latarni, Holmes i Lestrade przy drugiej.",
      },
    ],
  },
  {
    title: "Przygotowanie",
    paragraphs: [
      "Każdy zaczyna zawsze w tym samym miejscu. Jack dobiera jedną z ośmiu kart Alibi: to jego tożsamość. Pozostałe siedem tworzy stos Alibi. Karta Świadka zaczyna na stronie „widoczny”.",
    ],
  },
  {
    title: "Runda",
    paragraphs: [
      "W rundach 1, 3, 5 i 7 tasuje się osiem kart Postaci i odkrywa cztery. Detektyw gra jedną z tych postaci, Jack dwiema, a Detektyw ostatnią. W rundach 2, 4, 6 i 8 gra się pozostałymi czterema: Jack jedną, Detektyw dwiema, Jack ostatnią.",
      "Zagrać postać to ruszyć się nią i użyć jej zdolności. Każdą rozgrywa się do końca, zanim wybierze się następną. Po czwartej wzywa się świadków.",
    ],
  },
  {
    title: "Ruch",
    paragraphs: [
      "Zagrana postać musi przejść od jednego do trzech pól ulicami (Miss Stealthy od jednego do czterech) i nie może skończyć tam, gdzie zaczęła. Postacie nie zagradzają drogi, ale nie wolno kończyć ruchu na zajętym polu, chyba że jest to oskarżenie.",
      "Z otwartego włazu można przejść kanałami do dowolnego innego otwartego włazu za jeden punkt, w każdej chwili ruchu i tyle razy, na ile wystarczy punktów. Zakryty właz nie służy ani do wejścia, ani do wyjścia. Przez zajęty można przejść.",
      "Nie ma znaczenia, czy postać jest podejrzana, czy niewinna, ani kto nią gra. W bardzo rzadkim przypadku, gdy nie ma wolnego pola, postać zostaje na miejscu i mimo to używa zdolności; oskarżenie lub ucieczka pozostają możliwe, a Gull musi się zamienić.",
    ],
    figures: [
      {
        name: "sewers",
        caption: "Trzy punkty Holmesa: krok do włazu, jeden punkt na drogę kanałami do innego włazu i jeszcze krok.",
      },
    ],
  },
  {
    title: "Kogo widać",
    paragraphs: [
      "Postać jest widoczna, jeśli spełnia choć jeden z tych warunków; w przeciwnym razie jest niewidoczna.",
    ],
    list: [
      ["Zapalona latarnia", "Stoi tuż obok niej."],
      ["Towarzystwo", "Stoi tuż obok innej postaci, także niewinnej."],
      ["Latarka Watsona", "Stoi w jej promieniu. Własna latarka nie oświetla Watsona."],
    ],
    figures: [
      {
        name: "visible",
        caption:
          "Widoczni: Holmes przy latarni, Gull i Bert obok siebie, Stealthy w promieniu Watsona. Niewidoczni: Smith i sam Watson.",
      },
    ],
  },
  {
    title: "Latarka Watsona",
    paragraphs: [
      "Promień biegnie z pola Watsona w jednym z sześciu kierunków, prosto i aż po kraniec planszy. Oświetla każdego, kto na nim stoi; postacie go nie zatrzymują. Zatrzymują go domy, ogrody i zgaszone latarnie. Zapaloną latarnię mija, chyba że gracie z opcją, w której się na niej zatrzymuje.",
      "Kto w jakikolwiek sposób poruszy Watsona, jego własnym ruchem, gwizdkiem albo zamianą Gulla, ten decyduje, dokąd Watson patrzy.",
    ],
    figures: [
      {
        name: "lantern",
        caption:
          "Z lewej: promień biegnie dalej za Smithem i sięga też Gulla. Z prawej: zatrzymuje go dom, więc Smith jest widoczny, a Gull za domem nie.",
      },
    ],
  },
  {
    title: "Wezwanie świadków",
    paragraphs: [
      "Po czwartej postaci Jack mówi zgodnie z prawdą, czy jest widoczny, a karta Świadka zachowuje tę odpowiedź na następną rundę. Widoczny: wszystkie niewidoczne postacie są niewinne. Niewidoczny: wszystkie widoczne postacie są niewinne. Niewinni pozostają na planszy i zachowują swoje zdolności.",
      "Potem, na koniec rund od 1 do 4, latarnia z numerem rundy gaśnie na dobre, gdziekolwiek wtedy stoi.",
    ],
  },
  {
    title: "Postacie",
    paragraphs: [
      "Zdolności trzeba użyć, z wyjątkiem zdolności Stealthy i Gulla. „Przed lub po” znaczy przed całym ruchem albo po nim, nigdy w środku.",
    ],
    people: [
      ["holmes", "Po ruchu: bierze wierzchnią kartę Alibi i ogląda ją w tajemnicy. Ta postać nie jest Jackiem."],
      ["watson", "Po ruchu: gracz wybiera, dokąd świeci latarka. Może zostawić ją bez zmian."],
      ["smith", "Przed lub po: przenosi jedną zapaloną latarnię, z numerem lub bez, w miejsce zgaszonej."],
      ["lestrade", "Przed lub po: przenosi jeden kordon policji do wyjścia bez kordonu."],
      [
        "stealthy",
        "Idzie do czterech pól i może po drodze przechodzić przez domy, ogrody i latarnie, punkt za pole. Musi skończyć na ulicy.",
      ],
      ["goodley", "Przed lub po: gwiżdże i przywołuje innych bliżej (patrz niżej)."],
      [
        "gull",
        "Zamiast ruchu może zamienić się miejscem z dowolną inną postacią, nawet daleką. Zamiana nie jest ruchem: nie da się nią oskarżyć ani uciec.",
      ],
      ["bert", "Przed lub po: przenosi jedną pokrywę na otwarty właz, nawet pod czyimiś stopami."],
    ],
  },
  {
    title: "Gwizdek Goodleya",
    paragraphs: [
      "Goodley ma trzy punkty, by przywołać bliżej jedną, dwie lub trzy inne postacie: 3, 2 + 1 albo 1 + 1 + 1. Idą jedna po drugiej, każda tylko raz, ulicami i także obok innych postaci, bez kanałów i bez zdolności. Każda musi skończyć na wolnym polu i bliżej Goodleya niż przedtem, licząc kroki ulicami.",
      "Trzeba wydać tyle punktów, ile najwięcej dałoby się wydać w tej sytuacji: prawie zawsze wszystkie trzy. Jeśli ruszył się Watson, ustawia się go na nowo. Gwizdkiem nie można oskarżyć ani uciec.",
    ],
    figures: [
      {
        name: "whistle",
        caption: "Trzy punkty Goodleya: dwa na Holmesa, jeden na Smitha. Obaj są potem bliżej.",
      },
    ],
  },
  {
    title: "Oskarżenie",
    paragraphs: [
      "Oskarża tylko Detektyw, i to raz, bo oskarżenie kończy grę. Zagrana postać własnym ruchem wchodzi na pole innej, także kanałami, a Stealthy także przez domy. Oskarżyć wolno każdą inną postać, podejrzaną lub niewinną. Wcześniej wolno użyć zdolności, na przykład gwizdka, który przybliży podejrzanego.",
      "Jeśli to Jack, wygrywa Detektyw; jeśli nie, wygrywa Jack. Potem nic już się nie rozgrywa. Gwizdek i zamiana nigdy nie oskarżają.",
    ],
    figures: [{ name: "accusation", caption: "Trzy kroki: Bert wchodzi na pole Gulla i go oskarża." }],
  },
  {
    title: "Ucieczka",
    paragraphs: [
      "Jack wygrywa od razu, gdy jego własna postać opuści planszę. Musi nią grać on sam, karta Świadka musi pokazywać „niewidoczny” (a więc nigdy w rundzie 1), a wyjście musi być bez kordonu. Krok poza planszę kosztuje jeden punkt. Po drodze pomagają kanały, a zdolność użyta przed ruchem może otworzyć wyjście. Nie szkodzi, jeśli przed wyjściem ktoś stoi.",
      "Nikt inny nigdy nie opuszcza planszy.",
    ],
    figures: [
      {
        name: "exits",
        caption:
          "Smith to Jack i był niewidoczny: dwa kroki do wolnego wyjścia na północnym zachodzie, a trzeci prowadzi na zewnątrz.",
      },
    ],
  },
  {
    title: "Koniec gry",
    paragraphs: ["Po rundzie 8 jeszcze raz wzywa się świadków, ale to o niczym już nie decyduje."],
    table: {
      head: ["Co się dzieje", "Wynik"],
      rows: [
        ["Słuszne oskarżenie", "Wygrywa Detektyw"],
        ["Błędne oskarżenie", "Wygrywa Jack"],
        ["Jack opuszcza planszę", "Wygrywa Jack"],
        ["Kończy się runda 8, nawet jeśli już wiadomo, kim jest Jack", "Wygrywa Jack"],
      ],
    },
  },
  {
    title: "Kto co wie",
    paragraphs: [
      "Wszyscy widzą planszę, postacie tej rundy, a więc w rundzie nieparzystej także cztery następne, odpowiedzi świadków i to, ile kart Alibi wzięła każda strona. Tylko Jack wie, kim jest. Karty Alibi wzięte dzięki Holmesowi zna tylko ten, kto je wziął. Kolejności kart w stosach nie zna nikt.",
    ],
  },
  {
    title: "Opcje",
    paragraphs: [
      "Plansza pierwszego wydania z 2006 roku ma osiem włazów, przeważnie w innych miejscach, a Watson i Stealthy zaczynają na zamienionych miejscach. Druga opcja sprawia, że zapalone latarnie zatrzymują promień Watsona.",
    ],
  },
];

export default rules;
