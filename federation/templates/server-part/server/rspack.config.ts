import { serverConfig } from 'federation/rspack';

export default serverConfig(import.meta.dirname);
