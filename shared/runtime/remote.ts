import type { Scope } from 'effector';
import type { WordLoaders } from '../domain/index.ts';

/** What the shell hands to a page part that it opens for a remote, such as the login dialog. */
export interface SlotProps {
  readonly onClose: () => void;
  /** What the opener said, e.g. the reservation for which a table is booked. */
  readonly detail: string | null;
}

// React's own types stay out of this door: a component is what React can draw.
type Component<Props> = (props: Props) => unknown;

/** The whole contract between the shell and a remote: its one exposed module. */
export interface RemoteDefinition {
  readonly name: `mf-${string}`;
  /** By the names that the shell's route table uses. */
  readonly pages: Readonly<Record<string, Component<Record<string, never>>>>;
  readonly slots: Readonly<Record<string, Component<SlotProps>>>;
  /** Its words in other languages; a word that is missing is English (decisions 6). */
  readonly words?: WordLoaders | undefined;
  /**
   * Puts what the server has drawn the page from into the stores, so that the page is drawn the same here. True when that HTML is the page
   * as it is now; the page is drawn over it otherwise.
   */
  readonly takeOver?: ((scope: Scope, drawn: string) => boolean) | undefined;
}

export const defineRemote = <const R extends RemoteDefinition>(definition: R): R => definition;
