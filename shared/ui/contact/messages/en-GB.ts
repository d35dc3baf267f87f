/** Of the fields of an address: for the catalogue of a remote that shows them. */
export const contactEnGb = {
  'contact.post-code.postal': 'Postcode',
  'contact.post-code.zip': 'ZIP code',
  'contact.post-code.pin': 'PIN code',
  'contact.post-code.eircode': 'Eircode',
  'contact.post-code.example': 'For example {example}',
  'contact.email.suggestion': 'Did you mean {email}?',
} as const;
