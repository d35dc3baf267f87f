export const companyMessages = {
  'company.text-too-short': 'Three characters of the name or more are needed',
} as const;
