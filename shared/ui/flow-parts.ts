import { useEffect, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { ControlAttributes, FieldProps } from './fields/field.tsx';
import type { DialogProps } from './surfaces/dialog.tsx';

/** How antd draws the options: a list, one that is searched by typing, or a scale of steps in their order. */
export type RichKind = 'plain' | 'search' | 'slider';

export interface RichSelectProps {
  readonly control: ControlAttributes;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: (() => void) | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean | undefined;
    readonly search?: string | undefined;
  }[];
  readonly label: string;
  readonly rich: RichKind;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

export interface RichSearchProps extends FieldProps {
  /** What has been typed. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What was found for it. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

export interface DialingCodeProps {
  /** Of the field whose number it stands before. */
  readonly fieldId: string;
  /** The country whose code is offered. */
  readonly countryCode: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface RichDrawerProps extends Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'children' | 'footer'
> {
  readonly placement: 'end' | 'bottom';
}

/** What `shared/ui/flow` puts in the place of light parts of this door once it has come. */
export interface FlowParts {
  readonly Select: (props: RichSelectProps) => ReactNode;
  /** A field whose options come from elsewhere by what is typed. */
  readonly Search: (props: RichSearchProps) => ReactNode;
  readonly DialingCode: (props: DialingCodeProps) => ReactNode;
  readonly Drawer: (props: RichDrawerProps) => ReactNode;
  /** `+44` of `GB`; null of letters that are no country with telephones. */
  readonly dialingCodeOf: (countryCode: string) => string | null;
}

let parts: FlowParts | null = null;
const listeners = new Set<() => void>();

/** Called by `shared/ui/flow` as soon as it runs: from then on fields and drawers are drawn by antd. */
export function provideFlowParts(come: FlowParts | null): void {
  parts = come;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The parts once they have come; null until then. */
export const useFlowParts = (): FlowParts | null =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    // As the server has drawn it.
    () => null,
  );

/** The parts, from a moment on at which what they take the place of does not have the focus. */
export function useUnnoticed(light: RefObject<HTMLElement | null>): FlowParts | null {
  const come = useFlowParts();
  const [taken, setTaken] = useState(come);
  useEffect(() => {
    const element = light.current;
    if (come === null || taken !== null) return;
    const take = (): void => {
      if (element === null || element !== document.activeElement) setTaken(come);
    };
    take();
    element?.addEventListener('blur', take);
    return () => element?.removeEventListener('blur', take);
  }, [come, taken, light]);
  return taken;
}
