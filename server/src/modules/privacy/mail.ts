import { ownAddress } from 'shared/domain';
import { deriveKey } from '../../secret-key.ts';
import { derivedToken, hashOfToken } from '../account/index.ts';
import {
  type Composer,
  type Draft,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
} from '../mail/index.ts';
import { insertPrivacyLinkOnce } from './link-repository.ts';
import { isKnown } from './person-repository.ts';

/**
 * Nothing to an address of which the hotel has nothing: the response to the request was the same. The secret stands behind the `#`, so that
 * no server's log and no other site has it.
 */
export const composePrivacyLink: Composer<MailPayloads['privacy-link']> = async (
  { db, env, secretKey },
  property,
  { emailKey, languageCode, tokenId, expiresAt },
) => {
  const { propertyId, code, content } = property;
  if (!(await isKnown(db, propertyId, emailKey))) return null;
  const token = derivedToken(deriveKey(secretKey, 'privacy-link'), propertyId, tokenId);
  await insertPrivacyLinkOnce(db, { propertyId, tokenHash: hashOfToken(token), emailKey, expiresAt });
  const url = `${env.publicUrl}${ownAddress('Privacy', code)}#token=${encodeURIComponent(token)}`;
  return inLanguageOfMail(languageCode ?? 'en', (language): Promise<Draft> => {
    const { translate } = language;
    return Promise.resolve({
      to: emailKey,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.privacy-link.subject', { hotel: content.propertyName }),
        greeting: greeting(language, null),
        paragraphs: [translate('mail.privacy-link.text', { hotel: content.propertyName })],
        action: { label: translate('mail.privacy-link.action'), url },
        note: translate('mail.privacy-link.note'),
      },
    });
  });
};
