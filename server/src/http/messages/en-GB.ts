/** Refusals that any call may have. */
export const httpMessages = {
  'http.invalid': 'The request is invalid.',
  'http.too-many': 'Too many requests, please try again later.',
  'http.unauthorised': 'Unauthorized',
  'http.forbidden': 'Forbidden',
  'http.not-found': 'Not found',
  'http.unavailable': 'The service is not available at the moment, please try again.',
  'http.property': 'This property was not found.',
  'http.booking': 'This booking was not found.',
  'http.restaurant': 'This restaurant was not found.',
} as const;

/** Why a field does not match its contract, for the guest at a form or the client's author: never zod's own sentences. */
export const fieldMessages = {
  'field.missing': 'This field is needed.',
  'field.text': 'This has to be a text.',
  'field.number': 'This has to be a number.',
  'field.whole-number': 'This has to be a whole number.',
  'field.flag': 'This has to be true or false.',
  'field.list': 'This has to be a list.',
  'field.object': 'This has to be an object with its fields.',
  'field.null': 'This is not used here and has to be null.',
  'field.other-type': 'This is not the kind of value that belongs here.',
  'field.empty': 'This must not be empty.',
  'field.too-short': {
    one: 'This needs {count} character or more.',
    other: 'This needs {count} characters or more.',
  },
  'field.too-long': {
    one: 'This can have at most {count} character.',
    other: 'This can have at most {count} characters.',
  },
  'field.too-few': {
    one: 'At least {count} entry is needed.',
    other: 'At least {count} entries are needed.',
  },
  'field.too-many': { one: 'At most {count} entry is taken.', other: 'At most {count} entries are taken.' },
  'field.too-small': 'This has to be {limit} or more.',
  'field.above': 'This has to be more than {limit}.',
  'field.too-large': 'This has to be {limit} or less.',
  'field.below': 'This has to be less than {limit}.',
  'field.uuid': 'This has to be a UUID, such as 0f8fad5b-d9cb-469f-a165-70867728950e.',
  'field.url': 'This has to be a web address.',
  'field.instant': 'An instant is written as 2027-03-12T10:00:00Z.',
  'field.format': 'This is not written as it should be.',
  'field.choice': 'This has to be one of: {choices}.',
  'field.value': 'This has to be {choices}.',
  'field.forms': 'This is none of the forms that are taken here.',
  'field.unknown': 'These fields are not known: {names}.',
  'text.unusable': 'This text has characters that cannot be used here.',
} as const;
