import type { ReactElement, ReactNode } from 'react';
import type { FirstScreenModel } from './model.ts';
import { PageFrame, PageSurround } from './page-frames.tsx';
import { SiteFrame } from './site-frame.tsx';

interface FirstScreenProps {
  readonly model: FirstScreenModel;
  /** The page itself, where it is drawn already; its frame stands there otherwise. */
  readonly children?: ReactNode;
}

/** The whole first screen of an address: what the server writes into `#root` and what the shell hydrates. */
export const FirstScreen = ({ model, children }: FirstScreenProps): ReactElement => (
  <SiteFrame model={model}>
    <PageSurround model={model}>{children ?? <PageFrame model={model} />}</PageSurround>
  </SiteFrame>
);
