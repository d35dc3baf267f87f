import { shellConfig } from 'federation/rspack';

export default shellConfig(import.meta.dirname);
