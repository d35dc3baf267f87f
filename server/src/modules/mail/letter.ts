export interface LetterLine {
  readonly label: string;
  readonly value: string;
}

export interface LetterSection {
  readonly title: string;
  readonly details: readonly string[];
  readonly lines: readonly LetterLine[];
}

/** The content of a mail, from which both text and HTML are made. */
export interface Letter {
  /** The language that it is written in. */
  readonly locale: string;
  /** Who writes: the hotel. */
  readonly hotel: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly LetterLine[];
  readonly sections?: readonly LetterSection[];
  readonly totals?: readonly LetterLine[];
  /** Small print. */
  readonly note?: string | null;
  readonly action?: { readonly label: string; readonly url: string } | null;
  readonly contact: string;
}
