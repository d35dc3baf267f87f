import type { Confirmation, EndpointInput, getWalletPass } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { FileResponse } from '../../http/register-endpoint.ts';
import { inGuestLanguage } from '../../language/index.ts';
import { createSigner } from '../../signer.ts';
import { readLogo } from '../property/index.ts';
import { describeReservation, type IsOwn, requireReservation } from '../booking/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { applePass } from './apple-pass.ts';
import { googleLink } from './google-link.ts';
import { translate } from './messages/index.ts';
import { passFacts } from './pass-facts.ts';
import type { WalletKeys } from './read-keys.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'env' | 'secretKey'>;

/** Which passes a confirmation offers, in the language of the call; undefined for a wallet without keys and a booking without a stay. */
export const walletOf =
  ({ apple, google }: WalletKeys, { env, clock }: Pick<AppDeps, 'env' | 'clock'>) =>
  (property: StoredProperty, booking: Confirmation): NonNullable<Confirmation['wallet']> | undefined => {
    if (booking.status !== 'Confirmed' || (apple === null && google === null)) return undefined;
    const where = { origin: env.publicUrl, now: clock.now() };
    return {
      applePass: apple !== null,
      googleUrl: google && googleLink(google, passFacts(property, booking), where),
    };
  };

/** The pass of a confirmed booking for Apple Wallet. */
export async function walletPass(
  { apple }: WalletKeys,
  deps: Deps,
  property: StoredProperty,
  { confirmationToken, languageCode }: EndpointInput<typeof getWalletPass>['query'],
  isOwn?: IsOwn,
): Promise<FileResponse> {
  if (apple === null) throw notFound(translate.say('wallet.not-offered'));
  const row = await requireReservation(deps, property, confirmationToken, isOwn);
  if (row.status !== 'Confirmed') throw conflict(translate.say('wallet.not-confirmed'));
  return inGuestLanguage(languageCode ?? row.language_code, async () => {
    const preCheckInKey = createSigner(deps.secretKey, 'pre-check-in');
    const booking = await describeReservation({ db: deps.db, preCheckInKey }, property, row);
    const logo = await readLogo(deps.env.releasesDir, property.content.logoFileUrl, {
      width: 320,
      height: 100,
    });
    const bytes = await applePass(apple, passFacts(property, booking), logo);
    return new FileResponse(bytes, `${row.reference_number}.pkpass`);
  });
}
