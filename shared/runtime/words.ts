/**
 * What every page says and writes with, once in the page. A remote that imports these from `shared/domain` gets a copy of its own, and the
 * guest fetches them again.
 */
export { createMessages, domainMessages, formatMoney, formatStayDate, translateIn } from '../domain/index.ts';
