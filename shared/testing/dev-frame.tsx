import { useState, type ComponentType, type ReactElement } from 'react';
import type { RemoteDefinition, SlotProps } from '../runtime/index.ts';
import { Button, Dialog } from '../ui/index.ts';
import { DevNotices } from './dev-notices.tsx';
import type { DevPlace } from './dev-places.ts';
import { DevSurround } from './dev-surround.tsx';

interface DevSlotProps {
  readonly view: ComponentType<SlotProps>;
  readonly name: string;
  readonly detail: string | null;
}

/** In a dialog, as the shell opens it. */
function DevSlot({ view: View, name, detail }: DevSlotProps): ReactElement {
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog open={isOpen} onClose={close} title={name} size="small">
        <View onClose={close} detail={detail} />
      </Dialog>
    </>
  );
}

function DevPart({ remote, place }: Pick<DevFrameProps, 'remote' | 'place'>): ReactElement {
  const { page = '', slot } = place;
  const part = slot === undefined ? remote.pages[page] : remote.slots[slot];
  if (part === undefined) throw new Error(`${remote.name} has no "${slot ?? page}".`);
  // The runtime's door has no types of React: a component is what React can draw.
  if (slot !== undefined)
    return <DevSlot view={part as ComponentType<SlotProps>} name={slot} detail={place.detail ?? null} />;
  const Page = part as ComponentType;
  return <Page />;
}

interface DevFrameProps {
  readonly remote: RemoteDefinition;
  readonly place: DevPlace;
  readonly names: readonly string[];
  readonly name: string;
}

const chooseScenario = (name: string): void => {
  location.assign(`/?scenario=${encodeURIComponent(name)}`);
};

/** The place below a list of the scenarios. */
export function DevFrame({ remote, place, names, name }: DevFrameProps): ReactElement {
  return (
    <>
      <label className="cluster">
        Scenario
        <select value={name} onChange={(event) => chooseScenario(event.currentTarget.value)}>
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <main>
        <DevSurround>
          <DevPart key={`${place.page ?? ''} ${place.slot ?? ''}`} remote={remote} place={place} />
        </DevSurround>
      </main>
      <DevNotices />
    </>
  );
}
