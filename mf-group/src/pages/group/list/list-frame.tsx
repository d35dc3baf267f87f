import { Skeleton } from 'shared/ui';

/** As many as are seen at first. */
const most = 4;

/** What stands in the list's place until the first answer tells its order. */
export const ListFrame = ({ count }: { readonly count: number }) => (
  <div className="gr-frame" aria-hidden="true">
    {Array.from({ length: Math.min(count, most) }, (_, index) => (
      <div key={index} className="card gr-hotel">
        <div className="gr-hotel__picture skeleton" />
        <div className="gr-hotel__text">
          <Skeleton lines={4} />
        </div>
      </div>
    ))}
  </div>
);
