// Bundled by each remote that asks for an address, not shared at run time: what it draws with comes from `shared/ui`.
export { EmailField } from './email-field.tsx';
export { NameFields } from './name-fields.tsx';
export { PostCodeField } from './post-code-field.tsx';
