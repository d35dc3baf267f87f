export { listConfigurations, listRoomConfigurations, type RoomConfiguration } from './repository.ts';
export { registerRoomTypeConfigurationRoutes } from './routes.ts';
