/** The rules of Mr. Jack Pocket in English. */

import type { Section } from "./section";

const rules: Section[] = [
  {
    title: "In short",
    paragraphs: [
      "Mr. Jack hides among nine people of Whitechapel, and only he knows which one he is. The Investigator has Holmes, Watson and Toby the dog look into the streets from all around, and clears the innocent one after another.",
      "The Investigator wins when a single suspect is left. Mr. Jack wins with six hourglasses, or by simply lasting for eight turns.",
    ],
  },
  {
    title: "The district",
    paragraphs: [
      "Nine tiles lie in three rows of three. One character lives on each. A tile’s streets lead out on three sides; the fourth is closed by a wall, and no one can see through it.",
      "When a character is cleared, the tile is turned to its empty side. The wall stays where it was. There is one exception: Joseph Lane’s tile is a crossroads with a barricade across one street. The barricade is as good as a wall, but on the empty side it is gone and all four streets are open.",
      "Around the tiles are twelve spaces for the three detectives: one at each end of every row and column.",
    ],
    figures: [
      {
        name: "crossroads",
        caption:
          "Left: Bert’s tile, a suspect and then cleared: the wall stays. Right: Lane’s tile with its barricade, and cleared: an open crossroads.",
      },
    ],
  },
  {
    title: "Set-up",
    paragraphs: [
      "The nine tiles are laid out at random and turned at random. Holmes stands left of the top left tile, Watson right of the top right tile, Toby below the bottom middle one. Those three tiles have their wall towards the detective, so at first nobody is seen.",
      "Mr. Jack draws one of the nine alibi cards and keeps it secret: this is who he is. The other eight are the pile.",
    ],
    figures: [{ name: "set-up", caption: "A start: three walls face the three detectives, who see nobody yet." }],
  },
  {
    title: "A turn",
    paragraphs: [
      "There are eight turns. In each, four action tokens are played, and then the witnesses are asked.",
      "In turns 1, 3, 5 and 7 the four tokens are thrown. The Investigator plays one, Mr. Jack two, and the Investigator the last one. In turns 2, 4, 6 and 8 the tokens are not thrown but turned over: Mr. Jack plays one, the Investigator two, and Mr. Jack the last one.",
      "So in every odd turn both players know already what the next turn will offer. Every token must be played.",
    ],
    figures: [
      {
        name: "tokens",
        caption:
          "The four tokens, front and back: Alibi and Holmes, Toby and Watson, Rotation and Exchange, Rotation and Joker.",
      },
    ],
  },
  {
    title: "The actions",
    paragraphs: [],
    list: [
      ["Holmes, Watson, Toby", "That detective moves one or two spaces clockwise. Detectives may share a space."],
      [
        "Rotation",
        "Turn one tile a quarter to either side, or half around. A tile that was rotated this turn can’t be rotated again, even if it has been exchanged since. Empty tiles may be rotated too, even the open crossroads, which changes nothing.",
      ],
      ["Exchange", "Any two tiles swap places, empty ones too. Neither is turned."],
      [
        "Joker",
        "The Investigator moves one detective of his choice exactly one space clockwise. Mr. Jack may do that or move nobody.",
      ],
      [
        "Alibi",
        "Take the top card of the pile. The Investigator shows it: if that character is still a suspect, he is cleared. Mr. Jack keeps it face down: its hourglasses count for him, and the Investigator sees only how many cards he holds. The character stays on the board as a suspect.",
      ],
    ],
    figures: [
      { name: "walk", caption: "Toby may move one or two spaces, always clockwise." },
      {
        name: "rotation",
        caption: "A tile, and how it can lie after a rotation: a quarter right, half, a quarter left.",
      },
    ],
  },
  {
    title: "Who is seen",
    paragraphs: [
      "A detective looks straight along his row or column. A wall on the near side of a tile stops him in front of it. Otherwise he sees the tile and whoever lives there. A wall on its far side stops him behind it; otherwise he sees on to the next tile, and so on to the end of the row.",
      "Walls along the side of the view don’t matter. Neither people nor detectives are in the way. An empty tile lets the view through, but its wall still counts.",
    ],
    figures: [
      {
        name: "sight",
        caption:
          "Holmes, on the left, sees Smith and Lestrade, then a wall. Toby, below, looks over an empty tile and sees Lane and Lestrade. Watson, on the right, has a wall before him.",
      },
    ],
  },
  {
    title: "The appeal for witnesses",
    paragraphs: [
      "After the fourth action Mr. Jack says truthfully whether his character is seen by at least one detective.",
      "Seen: everyone who is not seen is cleared, and the Investigator takes the turn’s time token. Not seen: everyone who is seen is cleared, and Mr. Jack takes the time token. It is worth one hourglass.",
    ],
    figures: [
      {
        name: "appeal",
        caption:
          "The same streets after the appeal. Left: Mr. Jack was seen, only those seen remain. Right: he was not seen, only the others remain.",
      },
    ],
  },
  {
    title: "The alibi cards",
    paragraphs: [
      "Each card carries none, one or two hourglasses, eight in all. Those Mr. Jack draws count for him. Those the Investigator draws are lost to him.",
    ],
    people: [
      ["lestrade", "no hourglass"],
      ["goodley", "no hourglass"],
      ["bert", "one hourglass"],
      ["pizer", "one hourglass"],
      ["smith", "one hourglass"],
      ["lane", "one hourglass"],
      ["stealthy", "one hourglass"],
      ["gull", "one hourglass"],
      ["madame", "two hourglasses"],
    ],
  },
  {
    title: "The end",
    paragraphs: [
      "The goals are looked at only after an appeal, never in the middle of a turn. Even when an alibi card leaves a single suspect, the turn is played to its end.",
      "Mr. Jack’s hourglasses are his time tokens and those on the cards he has drawn. The card that says who he is does not count. The table counts for you.",
    ],
    table: {
      head: ["After the appeal", "Result"],
      rows: [
        ["One suspect is left, Mr. Jack has fewer than six hourglasses", "The Investigator wins"],
        ["Mr. Jack has six hourglasses or more, several suspects are left", "Mr. Jack wins"],
        ["Both, and Mr. Jack was seen", "The Investigator wins"],
        ["Both, Mr. Jack was not seen, in turn 8", "Mr. Jack wins"],
        ["Both, Mr. Jack was not seen, before turn 8", "The chase"],
        ["Neither at the end of turn 8", "Mr. Jack wins"],
      ],
    },
  },
  {
    title: "The chase",
    paragraphs: [
      "Everyone knows who Mr. Jack is, but he has his six hourglasses and slips away into the dark. Play goes on as before. The first turn that ends with Mr. Jack seen is the Investigator’s victory. If he stays hidden to the end of turn 8, Mr. Jack wins.",
    ],
  },
  {
    title: "Who knows what",
    paragraphs: [
      "Everyone sees the district, the detectives, both faces of the tokens, the time tokens, the cards the Investigator has shown and how many Mr. Jack holds. Only Mr. Jack knows who he is and which cards he has drawn. Nobody knows the order of the pile.",
      "One more hint for the Investigator: as long as the game goes on after an appeal and there is no chase, Mr. Jack has fewer than six hourglasses. At the end of the game everything is revealed.",
    ],
  },
];

export default rules;
