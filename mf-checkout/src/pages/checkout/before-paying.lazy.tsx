// What stands beside the button, below the first view.
export { BeforePaying } from './before-paying/before-paying.tsx';
