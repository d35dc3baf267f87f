import fc from 'fast-check';
import { type Story, stories, tell } from '../support/payment-commands.ts';
import { countStates } from '../support/payment-invariants.ts';
import type { PaymentWorld } from '../support/payment-world.ts';

export interface Told {
  readonly stories: number;
  readonly steps: number;
  /** How often a payment ended in each state. */
  readonly states: Readonly<Record<string, number>>;
  /** Stories in which something was wrong, each as short as it could be made. */
  readonly violations: readonly string[];
}

export interface Telling {
  readonly seed: number;
  readonly stories: number;
  /** The first story that is wrong is the last, as it was found. */
  readonly stopsAtFirst: boolean;
}

const chunk = 50;

/** What is wrong with a story, and how to tell it again. */
function describeViolation({ counterexample, errorInstance, seed }: fc.RunDetails<[Story]>): string {
  const [story] = counterexample ?? [];
  const error = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const steps = story ? `${String(story.opening)}, ${String(story.steps)}; hears ${story.hears}` : '';
  return `seed ${String(seed)}: ${error.split('\n')[0] ?? ''}\n    ${steps}`;
}

/** Tells so many stories from a seed on; the same seed tells the same. */
export async function tellStories(world: PaymentWorld, telling: Telling): Promise<Told> {
  const states: Record<string, number> = {};
  const violations: string[] = [];
  const before = world.steps();
  let told = 0;
  const property = fc.asyncProperty(stories, async (story) => {
    await tell(world, story);
    told += 1;
    for (const [state, count] of await countStates(world)) states[state] = (states[state] ?? 0) + count;
  });
  for (let begun = 0; begun < telling.stories; begun += chunk) {
    const details = await fc.check(property, {
      seed: telling.seed + begun,
      numRuns: Math.min(chunk, telling.stories - begun),
      endOnFailure: telling.stopsAtFirst,
    });
    if (details.failed) violations.push(describeViolation(details));
    if (details.failed && telling.stopsAtFirst) break;
  }
  return { stories: told, steps: world.steps() - before, states, violations };
}
