/** What the dialogs of the menu show: one chunk for all, because each has a name and a hash in the first script. */
export { CurrencyList } from '../currency/currency-list.tsx';
export { LanguageList } from '../language/language-list.tsx';
export { ContactDetails } from './contact-details.tsx';
