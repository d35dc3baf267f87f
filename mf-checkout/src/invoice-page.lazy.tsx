// The invoice, which few guests of a few hotels open.
export { InvoicePage } from './pages/invoice/page.tsx';
