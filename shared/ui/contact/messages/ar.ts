import type { Catalogue } from '../../../domain/index.ts';

export const contactAr: Catalogue = {
  'contact.post-code.postal': 'الرمز البريدي',
  'contact.post-code.zip': 'الرمز البريدي (ZIP)',
  'contact.post-code.pin': 'الرمز البريدي (PIN)',
  'contact.post-code.eircode': 'الرمز البريدي (Eircode)',
  'contact.post-code.example': 'مثلًا {example}',
  'contact.email.suggestion': 'هل تقصد {email}؟',
};
