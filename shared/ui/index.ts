export {
  Button,
  IconButton,
  type ButtonKind,
  type ButtonProps,
  type IconButtonProps,
} from './actions/button.tsx';
export { saveFile } from './actions/save-file.ts';
export { Icon, type IconName, type IconProps } from './actions/icon.tsx';
export { AccessibilityList } from './facts/accessibility-list.tsx';
export { Badge, Facts, Rating, type BadgeProps, type FactsProps, type Tone } from './facts/facts.tsx';
export {
  ChargedIn,
  Price,
  PriceLines,
  type PriceLineItem,
  type PriceLinesProps,
  type PriceProps,
} from './facts/price.tsx';
export { TaxLines, type ShownTax } from './facts/tax-lines.tsx';
export { PartySummary, StayDates, type StayDatesProps } from './facts/stay.tsx';
export { Gallery, type GalleryImage, type GalleryProps } from './pictures/gallery.tsx';
export { Picture, type PictureProps, type Ratio } from './pictures/picture.tsx';
export { PictureViewer, type PictureViewerProps } from './pictures/picture-viewer.tsx';
export {
  CheckboxField,
  RadioCards,
  type CheckboxFieldProps,
  type RadioCardsProps,
  type RadioOption,
} from './fields/choices.tsx';
export {
  PromoCodeCell,
  SearchCellButton,
  SearchCellField,
  type PromoCodeCellProps,
  type SearchCellButtonProps,
  type SearchCellFieldProps,
} from './fields/search-cells.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './fields/error-summary.tsx';
export { FieldRow, FieldSet, type FieldSetProps } from './fields/field-set.tsx';
export type { FieldProps } from './fields/field.tsx';
export { NumberStepper, type NumberStepperProps } from './fields/number-stepper.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx';
export {
  PasswordField,
  TextAreaField,
  TextField,
  type PasswordFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './fields/text-field.tsx';
export { TelephoneField, type TelephoneFieldProps } from './fields/telephone-field.tsx';
export { Dialog, type DialogProps } from './surfaces/dialog.tsx';
export { Drawer, type DrawerProps } from './surfaces/drawer.tsx';
export { useUnnoticed, type FlowParts, type RichKind } from './flow-parts.ts';
export { useConversion, useMoney } from './money/use-money.ts';
export {
  PageHeading,
  SectionHeading,
  type PageHeadingProps,
  type SectionHeadingProps,
} from './surfaces/headings.tsx';
export {
  SplitLayout,
  StepList,
  StickyBar,
  type SplitLayoutProps,
  type StepItem,
} from './surfaces/layout.tsx';
export {
  NotificationOutlet,
  type NotificationOutletProps,
  type ShownNotification,
} from './surfaces/notifications.tsx';
export { Popover, type PopoverProps } from './surfaces/popover.tsx';
export { useLateDialog, type LateDialog } from './surfaces/use-late-dialog.ts';
export {
  ContactLinks,
  EmptyState,
  FailedState,
  Loading,
  Skeleton,
  type Contact,
  type EmptyStateProps,
  type FailedStateProps,
  type SkeletonProps,
} from './surfaces/states.tsx';
export {
  Card,
  Disclosure,
  Notice,
  VisuallyHidden,
  type CardProps,
  type DisclosureProps,
  type NoticeProps,
  type NoticeTone,
} from './surfaces/surfaces.tsx';
export type { UiColours } from './theme/theme-context.ts';
export { UiProvider, type UiProviderProps } from './theme/theme-provider.tsx';
export { useAnnounce } from './words/live-region.tsx';
export { useIdle, useIsDesktop, useMediaQuery } from './words/use-media-query.ts';
export { uiWords } from './messages/words.ts';
export { extraWords, type HotelWords, withHotelWords } from './words/hotel-words.tsx';
export { useLocale, useMessages } from './words/use-messages.ts';
export { useIsTakenOver } from './words/use-taken-over.ts';

// The one door for it too: remotes bind a view to their model's stores without a copy of the library.
export { reflect } from '@effector/reflect';
