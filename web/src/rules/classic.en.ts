/** The rules of Mr. Jack in English. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "In short",
    paragraphs: [
      "A night in Whitechapel. Eight characters walk the streets, and one of them is Jack. Only Jack knows which one. Both players move all of them.",
      "The Detective has eight rounds to accuse the right one. Jack wins if he slips out of the district, if the wrong person is accused, or if the eighth round ends without an accusation.",
    ],
  },
  {
    title: "The board",
    paragraphs: [
      "People stand on streets. Houses and gardens can’t be entered, nor can the eight gaslights. Six of these are lit at the start, four of them with a number from 1 to 4; two are out.",
      "Nine manholes lead into the sewers; two of them are covered. Four roads lead out of the district; police cordons close two of them.",
    ],
    figures: [
      {
        name: "set-up",
        caption:
          "The start. An eye marks who is visible: Bert and Smith at one gaslight, Holmes and Lestrade at another.",
      },
    ],
  },
  {
    title: "Set-up",
    paragraphs: [
      "Everybody always starts in the same place. Jack draws one of the eight alibi cards: this is who he is. The other seven are the alibi pile. The witness card begins on “visible”.",
    ],
  },
  {
    title: "A round",
    paragraphs: [
      "In rounds 1, 3, 5 and 7 the eight character cards are shuffled and four are shown. The Detective plays one of these characters, Jack two, the Detective the last one. In rounds 2, 4, 6 and 8 the other four characters are played: Jack one, the Detective two, Jack the last one.",
      "To play a character is to move it and to use its ability. Each is played to the end before the next is picked. After the fourth, witnesses are called.",
    ],
  },
  {
    title: "Moving",
    paragraphs: [
      "A character in play must move one to three hexes along the streets (Miss Stealthy one to four) and may not end where it began. People don’t block the way, but a move can’t end on an occupied hex, except for an accusation.",
      "From an open manhole one may go through the sewers to any other open manhole for one point, at any moment of a move and as often as the points last. A covered manhole can be neither entered nor left by the sewers. An occupied one may be passed through.",
      "Whether a character is a suspect or innocent, and who plays it, makes no difference. In the very rare case that there is no free hex to go to, the character stays and still uses its ability; an accusation or the escape remains possible, and Gull must swap.",
    ],
    figures: [
      {
        name: "sewers",
        caption:
          "Three points for Holmes: one step to the manhole, one through the sewers to another manhole, one step more.",
      },
    ],
  },
  {
    title: "Who is visible",
    paragraphs: ["A character is visible if at least one of these holds; otherwise it is invisible."],
    list: [
      ["A lit gaslight", "It stands next to one."],
      ["Company", "It stands next to any other character, innocent ones too."],
      ["Watson’s lantern", "It stands in the lantern’s ray. Watson’s own lantern does not light him."],
    ],
    figures: [
      {
        name: "visible",
        caption:
          "Visible: Holmes by the gaslight, Gull and Bert side by side, Stealthy in Watson’s ray. Invisible: Smith, and Watson himself.",
      },
    ],
  },
  {
    title: "Watson’s lantern",
    paragraphs: [
      "The ray goes from Watson’s hex in one of six directions, straight on and as far as the board goes. It lights everybody on it; people don’t stop it. Houses, gardens and gaslights that are out do. It passes a lit gaslight, unless you play with the option that makes it stop there.",
      "Whoever moves Watson in any way, by his own move, by the whistle or by Gull’s swap, decides where he looks.",
    ],
    figures: [
      {
        name: "lantern",
        caption:
          "Left: the ray goes on behind Smith and reaches Gull too. Right: a house stops it, so Smith is visible and Gull behind the house is not.",
      },
    ],
  },
  {
    title: "The call for witnesses",
    paragraphs: [
      "After the fourth character Jack says truthfully whether he is visible, and the witness card keeps the answer for the next round. Visible: all invisible characters are innocent. Invisible: all visible characters are innocent. The innocent stay on the board and keep their abilities.",
      "Then, at the end of rounds 1 to 4, the gaslight with the round’s number goes out for good, wherever it stands by then.",
    ],
  },
  {
    title: "The characters",
    paragraphs: [
      "An ability must be used, except Stealthy’s and Gull’s. “Before or after” means before or after the whole move, never in the middle.",
    ],
    people: [
      ["holmes", "After the move: takes the top alibi card and looks at it alone. That character is not Jack."],
      ["watson", "After the move: the player chooses which way the lantern looks. It may be the old one."],
      ["smith", "Before or after: moves one lit gaslight, numbered or not, to a place where one is out."],
      ["lestrade", "Before or after: moves one police cordon to an exit without one."],
      [
        "stealthy",
        "Moves up to four hexes and may cross houses, gardens and gaslights on the way, one point a hex. She must end on a street.",
      ],
      ["goodley", "Before or after: blows the whistle and brings others closer (see below)."],
      [
        "gull",
        "Instead of moving he may swap places with any other character, however far. A swap is no move: nobody accuses or leaves by it.",
      ],
      ["bert", "Before or after: moves one manhole cover to an open manhole, even under somebody’s feet."],
    ],
  },
  {
    title: "Goodley’s whistle",
    paragraphs: [
      "Goodley has three points to bring one, two or three other characters closer: 3, 2 + 1 or 1 + 1 + 1. They walk one after another, each only once, along streets and past other people, without sewers and without abilities. Each must end on a free hex and nearer to Goodley than it began, counted in steps along the streets.",
      "The points must be spent as far as any whistle from this position could spend them: nearly always all three. If Watson has been moved, he is faced anew. Nobody is accused and nobody leaves by the whistle.",
    ],
    figures: [{ name: "whistle", caption: "Goodley’s three points: two for Holmes, one for Smith. Both end nearer." }],
  },
  {
    title: "The accusation",
    paragraphs: [
      "Only the Detective accuses, and only once, for it ends the game. With its own move, the character in play walks onto the hex of another one, through sewers too and, for Stealthy, across houses. Anybody else may be accused, suspect or innocent. An ability used before the move is allowed, such as a whistle that brings the suspect near.",
      "If it is Jack, the Detective wins; if not, Jack wins. Nothing more is played after it. A whistle or a swap never accuses.",
    ],
    figures: [{ name: "accusation", caption: "Three steps: Bert walks onto Gull’s hex and accuses him." }],
  },
  {
    title: "The escape",
    paragraphs: [
      "Jack wins at once when his own character leaves the board. He must be playing it himself, the witness card must show “invisible” (so never in round 1), and the exit must have no cordon. The step off the board costs one point. Sewers help on the way, and an ability used before the move may open the exit. It does not matter if someone stands before the exit.",
      "Nobody else ever leaves the board.",
    ],
    figures: [
      {
        name: "exits",
        caption:
          "Smith is Jack and was invisible: two steps to the open exit in the north-west, and the third leads out.",
      },
    ],
  },
  {
    title: "The end",
    paragraphs: ["After round 8 the witnesses are still called, but that decides nothing any more."],
    table: {
      head: ["What happens", "Result"],
      rows: [
        ["A right accusation", "The Detective wins"],
        ["A wrong accusation", "Jack wins"],
        ["Jack leaves the board", "Jack wins"],
        ["Round 8 ends, even if Jack is known by then", "Jack wins"],
      ],
    },
  },
  {
    title: "Who knows what",
    paragraphs: [
      "Everyone sees the board, the character cards of this round and so the next four in an odd round, the witnesses’ answers and how many alibi cards each side has taken. Only Jack knows who he is. Each player alone knows the alibi cards he took with Holmes. Nobody knows the order of the piles.",
    ],
  },
  {
    title: "Options",
    paragraphs: [
      "The board of the first edition of 2006 has eight manholes, most of them in other places, and Watson and Stealthy start in each other’s. A second option lets lit gaslights stop Watson’s ray.",
    ],
  },
];

export default rules;
