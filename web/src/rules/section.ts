/** What a rules page is made of. One module a game and language holds a list of sections. */

export interface Figure {
  /** Which drawing, as the figures of the game call it. */
  name: string;
  /** What it shows, in words: printed below it and read aloud instead of it. */
  caption: string;
}

export interface Section {
  /** The same in every language. */
  id: string;
  title: string;
  paragraphs: string[];
  /** Points with the word each one is about. */
  list?: [lead: string, text: string][];
  /** The people, each with what there is to know about them. */
  people?: [character: string, text: string][];
  table?: { head: [string, string]; rows: [string, string][] };
  figures?: Figure[];
}
