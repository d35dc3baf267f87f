import '../account.css';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { pageTitled } from 'shared/runtime';
import { PageHeading } from 'shared/ui';

interface AccountPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** An account page with one form: heading, form, and beside it what the form is good for. */
export function AccountPage({ title, lead, aside, children }: AccountPageProps) {
  const titled = useUnit(pageTitled);
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  return (
    <div className={aside === undefined ? 'page-width page page--narrow' : 'page-width page'}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {aside === undefined ? (
        children
      ) : (
        <div className="acc-split">
          <div className="acc-split__main">{children}</div>
          <aside className="acc-split__aside">{aside}</aside>
        </div>
      )}
    </div>
  );
}
