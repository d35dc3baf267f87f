import { remoteConfig } from 'federation/rspack';

export default remoteConfig(import.meta.dirname);
