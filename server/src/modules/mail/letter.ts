export interface LetterLine {
  readonly label: string;
  readonly value: string;
}

export interface LetterSection {
  readonly title: string;
  readonly details: readonly string[];
  readonly lines: readonly LetterLine[];
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
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
  /** What the guest most likely wants to do next. */
  readonly action?: LetterLink | null;
  /** What else can be done, below it. */
  readonly links?: readonly LetterLink[];
  readonly contact: string;
}
