import type { ReactElement } from 'react';
import type { FirstScreenModel } from './model.ts';
import { PageFrame, PageSurround } from './page-frames.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The whole first screen of an address: what the server writes into `#root` and what the shell hydrates. */
export const FirstScreen = ({ model }: { readonly model: FirstScreenModel }): ReactElement => (
  <SiteFrame model={model}>
    <PageSurround model={model}>
      <PageFrame model={model} />
    </PageSurround>
  </SiteFrame>
);
