import {
  type Composer,
  hotelLetter,
  inLanguageOfMail,
  type Draft,
  type MailPayloads,
} from '../mail/index.ts';
import { findInvitation } from './invitation-repository.ts';
import { invitationUrl } from './invitations.ts';

/** Nothing for an invitation that was used, withdrawn or replaced meanwhile. */
export const composeStaffInvitation: Composer<MailPayloads['staff-invitation']> = async (
  deps,
  property,
  { invitationId },
) => {
  const row = await findInvitation(deps.db, invitationId);
  if (!row || row.used_at !== null) return null;
  return inLanguageOfMail(row.language_code, (language): Promise<Draft> => {
    const { translate } = language;
    const hotel = property.content.propertyName;
    const role = translate(`mail.role.${row.role}`);
    return Promise.resolve({
      to: row.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.staff-invitation.subject', { hotel }),
        greeting: translate('mail.staff-invitation.greeting'),
        paragraphs: [translate('mail.staff-invitation.text', { hotel, role })],
        action: {
          label: translate('mail.staff-invitation.action'),
          url: invitationUrl(deps, property, row),
        },
        note: translate('mail.staff-invitation.note'),
      },
    });
  });
};
