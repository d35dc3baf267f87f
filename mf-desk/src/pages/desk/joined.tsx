import { Fragment } from 'react';

/** Parts of a line with commas between them. Each keeps its own direction: a name in Latin letters does not take the figures of a date after it along. */
export function Joined({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
