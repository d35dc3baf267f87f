import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { Property } from 'shared/contracts';
import type { StaffMember } from 'shared/contracts/desk';
import { Button } from 'shared/ui/desk';
import { $logIns, endLogInsFx, logInsEnded } from './staff-model.ts';
import { useTexts, useWords } from './use-desk.ts';

interface Props {
  readonly property: Property;
  readonly member: StaffMember;
}

/** Where else a member of staff is logged in, and the end of all of it: first a question, then one confirmation. */
export function LogInsOf({ property, member: { staffId, name } }: Props) {
  const text = useWords();
  const { instant } = useTexts(property.timeZone);
  const { logIns, isWorking, end } = useUnit({
    logIns: $logIns,
    isWorking: endLogInsFx.pending,
    end: logInsEnded,
  });
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const open = (logIns ?? []).filter((session) => session.staffId === staffId);
  const seen = open.map(({ seenAtUtc }) => seenAtUtc).reduce((a, b) => (a > b ? a : b), '');
  const state =
    seen === ''
      ? text('staff.log-ins.none')
      : `${text('staff.log-ins', { count: open.length })}, ${text('own.seen', { time: instant(seen) })}`;
  const leave = () => {
    setAsking(false);
    opener.current?.focus();
  };
  const isOver = logIns !== null && open.length === 0;
  return (
    <div className="desk-log-ins">
      {logIns !== null && <span className="desk-small desk-block">{state}</span>}
      {!isOver && (
        <Button
          ref={opener}
          aria-expanded={isAsking}
          aria-label={`${text('staff.log-out')}: ${name}`}
          disabled={isWorking}
          onClick={() => setAsking(!isAsking)}
        >
          {text('staff.log-out')}
        </Button>
      )}
      {isAsking && !isOver && (
        <div
          ref={question}
          role="group"
          aria-label={text('staff.log-out.sure', { name })}
          tabIndex={-1}
          className="desk-question"
          onKeyDown={({ key }) => {
            if (key === 'Escape') leave();
          }}
        >
          <p>{text('staff.log-out.sure', { name })}</p>
          <div className="desk-actions">
            <Button
              danger
              loading={isWorking}
              onClick={() => {
                end({ propertyId: property.propertyId, staffId });
                leave();
              }}
            >
              {text('staff.log-out.confirm')}
            </Button>
            <Button onClick={leave}>{text('act.leave')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
