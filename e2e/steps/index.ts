export { AccountPages } from './account-pages.ts';
export { CheckoutPage } from './checkout-page.ts';
export { ConfirmationPage } from './confirmation-page.ts';
export { ConsentBanner } from './consent-banner.ts';
export { dataLayerEvents, type DataLayerEvent } from './data-layer.ts';
export { GalleryPart } from './gallery-part.ts';
export { GroupPage, queryOf } from './group-page.ts';
export { Keyboard } from './keyboard.ts';
export { chooseOneRoom, openCheckout, type RoomWish } from './one-room.ts';
export { PreCheckInPage } from './pre-check-in-page.ts';
export { RoomsPage } from './rooms-page.ts';
export { SearchPage } from './search-page.ts';
export { StayPage } from './stay-page.ts';
export { chosenIn } from './select-field.ts';
export { SiteHeader } from './site-header.ts';
export { TableDialog, type TableDetails } from './table-dialog.ts';
export {
  bookTwoRooms,
  choice,
  chooseTwoRooms,
  fillTwoRooms,
  guests,
  payByCard,
  parties,
  type ScreenSize,
} from './booking.ts';
export { otherScreens, walkThrough } from './screens.ts';
export { LoginDialog } from './login-dialog.ts';
