// What a later charge that did not go through leads to: few guests come here.
import './pages/checkout/checkout.css';

export { PayPage } from './pages/pay/page.tsx';
