import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { StaffRole } from 'shared/contracts/desk';
import type {
  BookConfig,
  BookerDetails,
  CancellationRule,
  InvoiceRecipient,
  LegalEntity,
  OriginalCost,
  RateCost,
  ReservationStatus,
  StayDate,
} from 'shared/contracts';
import type { CancellationFee, PriceLine, TaxLine } from 'shared/domain';
import type {
  CompanyInvoice,
  GroupContent,
  HouseSettings,
  PromoCodeContent,
  PropertyContent,
  PropertyRules,
  RatePlanContent,
  RestaurantContent,
  RoomTypeContent,
  ServiceContent,
  WithTexts,
} from './content.ts';

/** An integer number of the currency's minor units; `bigint` in the database. */
type Minor = number;
type Instant = ColumnType<Date, Date | string, Date | string>;
type Json<T extends object> = JSONColumnType<T>;

/** Nothing is written yet; it waits for the hotel to look at it; guests read it; the hotel does not show it. */
export type ReviewState = 'asked' | 'waiting' | 'published' | 'hidden';

/** What a rate or the rooms of a type had by hand before a change; null where nothing. */
export interface CalendarBefore {
  readonly rates: readonly {
    readonly roomTypeId: string;
    readonly ratePlanId: string;
    readonly night: StayDate;
    readonly byHand: RateByHand | null;
    readonly changeId: string | null;
  }[];
  readonly stock: readonly {
    readonly roomTypeId: string;
    readonly night: StayDate;
    readonly total: number | null;
    readonly changeId: string | null;
  }[];
}

/** What was set by hand for a night of a rate; null is what was not. */
export interface RateByHand {
  readonly base: Minor | null;
  readonly closed: boolean;
  /** 1: any stay is long enough. */
  readonly minStay: number | null;
  readonly closedToArrival: boolean | null;
  readonly closedToDeparture: boolean | null;
}

interface Stock {
  night: StayDate;
  total: number;
  sold: ColumnType<number, number | undefined, number>;
  held: ColumnType<number, number | undefined, number>;
}

/** The costs of a night (product.md 3), and what each was before a promotion. */
export type CostColumns = Record<RateCost['column'], Minor>;
export type OriginalCostColumns = Record<OriginalCost['column'], Minor | null>;

/** What a rate asks of stays on a night, beside being open; null asks nothing. */
export const stayTermColumns = [
  'min_stay',
  'max_stay',
  'min_stay_through',
  'min_days_before',
  'max_days_before',
] as const;
export type StayTermColumns = Record<(typeof stayTermColumns)[number], number | null>;

/** 'booking': what makes the booking; 'later': a charge of the kept card while the guest is away. */
export type PaymentPurpose = 'booking' | 'later';
export type MovementKind =
  | 'authorised'
  | 'captured'
  /** Authorised and not captured: set free again. */
  | 'voided'
  | 'refunded'
  /** A refund that came back to us. */
  | 'refund-failed'
  /** Taken back by the bank of the card … */
  | 'disputed'
  /** … and given to us again. */
  | 'dispute-won'
  /** What the gateway keeps. */
  | 'fee';

export type BookingEventKind =
  | 'new'
  | 'changed'
  | 'cancelled'
  | 'no-show'
  | 'unpaid'
  | 'paid'
  | 'refunded'
  | 'disputed';
export type BookingActor = 'guest' | 'desk' | 'job' | 'gateway';
/** How a booking stood after an event, and what the event adds. Ids, dates, amounts and codes only: never a person's words, never a card. */
export interface BookingEventFacts {
  readonly status: ReservationStatus;
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
  readonly totalMinor: Minor;
  readonly paidMinor: Minor;
  readonly currency: string;
  /** What the event was about, in minor units. */
  readonly amountMinor?: Minor;
  /** A code, such as `on-request-accepted`. */
  readonly reason?: string;
  readonly [more: string]: unknown;
}

interface OfProperty {
  property_id: string;
}

export interface Tables {
  /** `page_id` is a keyed hash of where the guest is; servers of the release before write a page's id into it. */
  remote_failure: { hour: Date; remote: string; version: string; reason: string; page_id: string };
  web_vital: {
    hour: Date;
    route: string;
    remote: string;
    version: string;
    /** Of a figure, or of a phase of one (`phaseKey`). */
    name: string;
    bucket: number;
    count: number;
  };
  web_vital_element: {
    hour: Date;
    route: string;
    remote: string;
    version: string;
    name: string;
    element: string;
    count: number;
  };
  property: OfProperty & {
    code: string;
    name: string;
    currency: string;
    time_zone: string;
    stripe_account_id: string | null;
    content: Json<PropertyContent>;
    rules: Json<PropertyRules>;
    house_settings: ColumnType<HouseSettings, string | undefined, string>;
    updated_at: Instant;
  };
  book_config: OfProperty & { content: Json<Omit<BookConfig, 'propertyId'> & WithTexts> };
  location: OfProperty & { location_id: string; name: string; position: number };
  room_type: OfProperty & {
    room_type_id: string;
    position: number;
    active: boolean;
    content: Json<RoomTypeContent>;
  };
  room_type_configuration: OfProperty & {
    configuration_id: string;
    room_type_id: string;
    text: string;
    position: number;
    is_default: boolean;
    sleeps: number | null;
  };
  upgrade: OfProperty & { room_type_id: string; upgrade_room_type_id: string; position: number };
  rate_plan: OfProperty & {
    rate_plan_id: string;
    position: number;
    active: boolean;
    content: Json<RatePlanContent>;
  };
  promo_code: OfProperty & { code: string; content: Json<PromoCodeContent> };
  company: OfProperty & {
    account_id: string;
    name: string;
    search_name: string;
    invoice: Json<CompanyInvoice>;
  };
  restaurant: OfProperty & { restaurant_id: string; position: number; content: Json<RestaurantContent> };
  restaurant_sitting: OfProperty & { restaurant_id: string; weekday: number; time: string; covers: number };
  restaurant_slot: OfProperty & {
    restaurant_id: string;
    visit_date: StayDate;
    visit_time: string;
    total: number;
    booked: ColumnType<number, number | undefined, number>;
  };
  table_booking: OfProperty & {
    table_booking_id: string;
    reference_number: string;
    request_key: string;
    reservation_id: string | null;
    restaurant_id: string;
    restaurant_name: string;
    visit_date: StayDate;
    visit_time: string;
    sitting_minutes: number;
    leave_time: string | null;
    party_size: number;
    promotion_id: string | null;
    promotion_name: string | null;
    special_requests: string | null;
    email: string;
    contact_number: string;
    guest_name: ColumnType<string | null, string | null | undefined, string | null>;
    language_code: string;
    created_at: Instant;
    /** How often it was moved or cancelled, and when last. */
    version: Generated<number>;
    changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  property_group: { property_group_id: string; code: string; content: Json<GroupContent> };
  property_group_area: { property_group_id: string; area_id: string; name: string; position: number };
  property_group_member: OfProperty & { property_group_id: string; area_id: string | null; position: number };
  exchange_rate: { base_currency: string; currency: string; rate: number; quoted_on: StayDate };
  room_rate: OfProperty & { room_type_id: string; rate_plan_id: string; base_number_of_adults: number };
  rate_night: OfProperty &
    CostColumns &
    OriginalCostColumns &
    StayTermColumns & {
      room_type_id: string;
      rate_plan_id: string;
      night: StayDate;
      closed_to_arrival: boolean;
      closed_to_departure: boolean;
    };
  inventory: OfProperty & Stock & { room_type_id: string };
  /** Rooms of a type that the desk has set, null: given back to the file; `file_rows` are its rows of stock as the property file has them. */
  stock_by_hand: OfProperty & {
    room_type_id: string;
    night: StayDate;
    total: number | null;
    file_rows: Json<Readonly<Record<string, number>>>;
    change_id: string;
  };
  /** What the desk has set of a rate; null is what it has not. `file_night` is the row of `rate_night` as the property file has it. */
  rate_by_hand: OfProperty & {
    room_type_id: string;
    rate_plan_id: string;
    night: StayDate;
    base_minor: Minor | null;
    closed: boolean;
    min_stay: number | null;
    closed_to_arrival: boolean | null;
    closed_to_departure: boolean | null;
    file_night: Json<object> | null;
    change_id: string;
  };
  calendar_change: OfProperty & {
    change_id: string;
    position: Generated<number>;
    staff_id: string;
    at: Instant;
    asked: Json<object>;
    before: Json<CalendarBefore>;
    undone_at: Date | null;
  };
  service: OfProperty & {
    service_id: string;
    position: number;
    active: boolean;
    content: Json<ServiceContent>;
  };
  service_inventory: OfProperty & Stock & { service_id: string };
  voucher: OfProperty & {
    code: string;
    name: string;
    currency: string;
    value_minor: Minor;
    balance_minor: Minor;
    is_experience: boolean;
    valid_from: StayDate | null;
    valid_to: StayDate | null;
    active: boolean;
  };
  property_version: OfProperty & {
    version: number;
    content_version: ColumnType<number, number | undefined, number>;
    /** The number of its last booking event. */
    event_sequence: ColumnType<number, number | undefined, number>;
  };
  /** Never updated, and deleted only with its property: the database refuses it. */
  booking_event: OfProperty & {
    sequence: number;
    kind: BookingEventKind;
    reservation_id: string;
    at: ColumnType<Date, never, never>;
    actor: BookingActor;
    /** The account of the staff member, where it was one. */
    actor_id: string | null;
    facts: ColumnType<BookingEventFacts, never, never>;
  };
  /** What a booking adds to the numbers of a night, of one channel and by the days on which it was booked and cancelled. */
  stay_night: OfProperty & {
    reservation_id: string;
    night: StayDate;
    channel: string;
    booked_on: StayDate;
    cancelled_on: StayDate | null;
    rooms: number;
    revenue_minor: number;
    arrivals: number;
    fee_minor: Minor;
  };
  booking_event_reader: OfProperty & { reader: string; last_sequence: number };
  reservation: OfProperty & {
    reservation_id: string;
    reference_number: string;
    confirmation_token: string;
    status: StoredStatus;
    date_from: StayDate;
    date_to: StayDate;
    booker: Json<BookerDetails>;
    account_id: string | null;
    po_number: string | null;
    notes: string | null;
    /** When the guests expect to arrive, `HH:mm` of the hotel; before six o'clock it is of the night after that day. */
    arrival_time: ColumnType<string | null, string | null | undefined, string | null>;
    comment: string | null;
    promo_code: string | null;
    voucher_code: string | null;
    language_code: string;
    currency: string;
    rooms_minor: Minor;
    services_minor: Minor;
    gift_discount_minor: Minor;
    total_minor: Minor;
    paid_minor: ColumnType<Minor, Minor | undefined, Minor>;
    payment_plan: ColumnType<StoredPaymentPlan | null, string | null | undefined, string | null>;
    payment_type: number;
    hold_expires_at: Instant | null;
    lease_until: Instant | null;
    pre_check_in_nonce: string;
    /** When its personal text was replaced. */
    erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    pre_checked_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    pre_check_in_hash: ColumnType<string | null, string | null | undefined, string | null>;
    stock: Json<TakenStock>;
    /** When all of its rooms were cancelled. */
    cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** How often it was changed since it was confirmed. */
    stay_version: ColumnType<number, number | undefined, number>;
    /** The quote of the last change. */
    last_change: ColumnType<string | null, string | null | undefined, string | null>;
    /** The member of staff who made it; null: its guest did. */
    made_by: ColumnType<string | null, string | null | undefined, string | null>;
    user_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** What the desk finds it by, as it stood when it had last changed at `search_of`; null: not written yet. */
    search_text: ColumnType<string | null, string | null | undefined, string | null>;
    search_of: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Instant;
    updated_at: Instant;
  };
  reservation_item: OfProperty & {
    reservation_item_id: string;
    reservation_id: string;
    room_number: number;
    room_type_id: string;
    rate_plan_id: string;
    room_type_name: string;
    room_type_image_url: string | null;
    rate_plan_name: string;
    policy: string;
    cancellation_policy: Json<readonly CancellationRule[]>;
    /** What is kept of a guest who does not come; null where the rate says nothing of it. */
    no_show: ColumnType<CancellationFee | null, string | null | undefined, string | null>;
    adults: number;
    children: number;
    infants: number;
    /** Of the guests who were asked for them; null where they are not known. */
    ages: readonly number[] | null;
    guests: Json<readonly StoredGuest[]>;
    configuration_id: string | null;
    configuration_text: string | null;
    room_minor: Minor;
    services_minor: Minor;
    total_minor: Minor;
    price_lines: Json<readonly StoredPriceLine[]>;
    nights: Json<readonly StoredNight[]>;
    cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** What a cancelled room was: its costs are the fee now. */
    before_cancellation: ColumnType<RoomBefore | null, string | null | undefined, string | null>;
  };
  /** Money on its way back to a guest. */
  refund: OfProperty & {
    refund_id: string;
    reservation_id: string;
    payment_id: string;
    amount_minor: Minor;
    currency: string;
    /** 'delayed': the gateway has taken it on and not given it back yet. */
    state: 'due' | 'delayed' | 'done' | 'failed';
    try_at: Instant;
    created_at: Instant;
    updated_at: Instant;
  };
  invoice_series: OfProperty & { year: number; series: InvoiceSeries; last_number: number };
  invoice: OfProperty & {
    reservation_id: string;
    position: number;
    invoice_number: string;
    year: number;
    series: InvoiceSeries;
    number_in_series: number;
    issued_on: StayDate;
    content: Json<StoredInvoice>;
    created_at: Instant;
    erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  reservation_service: OfProperty & {
    reservation_item_id: string;
    service_id: string;
    service_name: string;
    charge_type: string;
    quantity: number;
    cost_minor: Minor;
    position: number;
  };
  payment: OfProperty & {
    payment_id: string;
    reservation_id: string;
    provider: string;
    attempt: number;
    gateway_reference: string | null;
    state: string;
    amount_minor: Minor;
    currency: string;
    detail: Json<Record<string, unknown>>;
    lease_until: Instant | null;
    purpose: ColumnType<PaymentPurpose, PaymentPurpose | undefined, PaymentPurpose>;
    gateway_id: ColumnType<string | null, string | null | undefined, string | null>;
    method: ColumnType<string | null, string | null | undefined, string | null>;
    /** Which of its booking's later charges it is for. */
    due_position: ColumnType<number | null, number | null | undefined, number | null>;
    created_at: Instant;
    updated_at: Instant;
  };
  /** Guests with an account as customers of Stripe; `account` is empty where the keys say which one. */
  stripe_customer: OfProperty & { user_id: string; account: string; customer_id: string };
  /** What a gateway has told, written down before it is handled. */
  gateway_event: {
    provider: string;
    event_id: string;
    account: string;
    type: string;
    object_id: string;
    created_at: Instant;
    received_at: Instant;
    handled_at: Instant | null;
    tries: number;
    next_at: Instant;
  };
  payment_movement: OfProperty & {
    payment_id: string;
    position: number;
    kind: MovementKind;
    amount_minor: Minor;
    currency: string;
    created_at: Instant;
  };
  /** A later charge of a booking's kept card; made with the booking, charged once it is confirmed. */
  payment_due: OfProperty & {
    reservation_id: string;
    position: number;
    due_on: StayDate;
    /** The morning of that day at the hotel. */
    due_at: Instant;
    amount_minor: Minor;
    currency: string;
    /** 'asked': the card alone was not enough, and the guest has a mail with a link to pay. */
    state: ColumnType<PaymentDueState, PaymentDueState | undefined, PaymentDueState>;
    attempts: ColumnType<number, number | undefined, number>;
    try_at: Instant;
  };
  guarantee_card: OfProperty & {
    reservation_id: string;
    provider: string;
    gateway_token: string;
    credit_card_type_id: string;
    scheme: string;
    last_four: string;
    expiry_month: number;
    expiry_year: number;
    created_at: Instant;
  };
  idempotency: OfProperty & {
    key: string;
    body_hash: string;
    state: 'running' | 'done';
    lease_until: Instant;
    answer_status: number | null;
    answer_body: ColumnType<unknown, string | null, string | null>;
    reservation_id: string | null;
    created_at: Instant;
    payment_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  outbox: OfProperty & {
    outbox_id: string;
    kind: string;
    payload: Json<Record<string, unknown>>;
    attempts: ColumnType<number, number | undefined, number>;
    due_at: Instant;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    last_error: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Instant;
  };
  job_failure: OfProperty & {
    job: string;
    item_id: string;
    attempts: number;
    due_at: Instant;
    last_error: string;
    set_aside_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Instant;
  };
  card_removal: OfProperty & { provider: string; gateway_token: string; created_at: Instant };
  card_decline: { client: string; declines: number; last_at: Instant };
  rate_bucket: OfProperty & { name: string; client: string; tokens: number; refilled_at: Instant };
  simulator_charge: OfProperty & {
    reference: string;
    description: string;
    amount_minor: Minor;
    currency: string;
    state: 'captured' | 'challenge' | 'declined' | 'refunded';
    decline_reason: string | null;
    challenge_id: string | null;
    return_path: string;
    expires_at: Instant;
    refunded_minor: Minor;
    method: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  simulator_refund: OfProperty & { reference: string; key: string; amount_minor: Minor; created_at: Instant };
  account_user: OfProperty & {
    user_id: string;
    email: string;
    email_key: string;
    email_confirmed_at: Instant | null;
    password_hash: string;
    firstname: string;
    lastname: string;
    telephone: string | null;
    street: string | null;
    post_code: string | null;
    country_id: string | null;
    receive_brand_offers: boolean;
    language_code: string;
    created_at: Instant;
    updated_at: Instant;
    last_seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  account_session: OfProperty & {
    token_hash: string;
    user_id: string;
    created_at: Instant;
    seen_at: Instant;
    idle_expires_at: Instant;
    expires_at: Instant;
  };
  account_link: OfProperty & {
    token_hash: string;
    user_id: string;
    kind: 'confirm-email' | 'password-reset';
    expires_at: Instant;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  privacy_link: OfProperty & {
    token_hash: string;
    email_key: string;
    expires_at: Instant;
    /** Null until the link is opened. */
    key_hash: ColumnType<string | null, string | null | undefined, string | null>;
  };
  staff: {
    staff_id: string;
    email: string;
    email_key: string;
    name: string;
    password_hash: string;
    language_code: string;
    /** The secret of the authenticator app, sealed; null without a second factor. */
    totp_sealed: ColumnType<string | null, string | null | undefined, string | null>;
    /** … of one that is being set up. */
    totp_pending: ColumnType<string | null, string | null | undefined, string | null>;
    /** The last period of which a code was used. */
    totp_step: ColumnType<number | null, number | null | undefined, number | null>;
    /** When the account last came in. */
    seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Instant;
    updated_at: Instant;
  };
  /** Of a property, of a group, or of the site. */
  staff_role: {
    staff_id: string;
    property_id: string | null;
    property_group_id: string | null;
    role: StaffRole;
    created_at: Instant;
  };
  staff_recovery_code: {
    staff_id: string;
    code_hash: string;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  staff_session: {
    token_hash: string;
    session_id: string;
    staff_id: string;
    second_factor_at: Instant | null;
    browser: string;
    address: string;
    created_at: Instant;
    seen_at: Instant;
    idle_expires_at: Instant;
    expires_at: Instant;
  };
  staff_invitation: OfProperty & {
    invitation_id: string;
    token_hash: string;
    property_group_id: string | null;
    email: string;
    email_key: string;
    role: StaffRole;
    language_code: string;
    created_at: Instant;
    expires_at: Instant;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  desk_note: OfProperty & {
    note_id: string;
    reservation_id: string;
    staff_id: string;
    text: string;
    created_at: Instant;
  };
  /** One for each stay whose guest was asked for a review, written or not. */
  review: OfProperty & {
    review_id: string;
    reservation_id: string;
    state: ReviewState;
    /** Null until the mail is written, and of an erased person. */
    token_hash: string | null;
    score: number | null;
    title: string | null;
    text: string | null;
    name: string | null;
    language_code: string | null;
    /** Counts what the guest has sent. */
    version: Generated<number>;
    hidden_reason: string | null;
    answer: string | null;
    asked_at: Instant;
    /** When the guest ended mails that ask. */
    opted_out_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    written_at: ColumnType<Date | null, Date | null, Date | null>;
    changed_at: ColumnType<Date | null, Date | null, Date | null>;
    published_at: ColumnType<Date | null, Date | null, Date | null>;
    answered_at: ColumnType<Date | null, Date | null, Date | null>;
    erased_at: ColumnType<Date | null, Date | null, Date | null>;
  };
  /** Takes new rows only, which may lose their address. `hotel_id` is a property's id; null for what belongs to no hotel. */
  staff_audit: {
    entry_id: Generated<number>;
    at: Instant;
    hotel_id: string | null;
    staff_id: string | null;
    action: string;
    subject: string;
    value_before: ColumnType<unknown, string | null, never>;
    value_after: ColumnType<unknown, string | null, never>;
    address: string | null;
    correlation_id: string | null;
    /** What did it where `staff_id` is null; null in rows of earlier releases, which are of commands. */
    via: ColumnType<AuditVia | null, AuditVia | null | undefined, never>;
  };
  saved_card: OfProperty & {
    credit_card_id: string;
    user_id: string;
    provider: string;
    gateway_token: string;
    credit_card_type_id: string;
    scheme: string;
    last_four: string;
    expiry_month: number;
    expiry_year: number;
    payment_id: string;
    created_at: Instant;
  };
  payment_choice_grant: OfProperty & { email_key: string; granted_at: Instant };
  booker_registration: OfProperty & {
    reservation_id: string;
    state: 'waiting' | 'done' | 'failed';
    password_hash: string | null;
    created_at: Instant;
  };
  simulator_card: OfProperty & {
    token: string;
    outcome: 'captured' | 'challenge' | 'declined';
    decline_reason: string | null;
    created_at: Instant;
  };
  setting: { name: string; value: ColumnType<unknown, string, string>; updated_at: Instant };
}

interface TakenRow {
  readonly id: string;
  readonly night: StayDate;
  readonly count: number;
}
/** Rows of `inventory` and `service_inventory` that a booking holds or has sold. */
export interface TakenStock {
  readonly rooms: readonly TakenRow[];
  readonly extras: readonly TakenRow[];
}
export interface StoredGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
}
/** Older bookings have the words of a line, in English; later ones what the words are made from. */
export type StoredPriceLine =
  | { readonly amountMinor: Minor; readonly line: PriceLine }
  | {
      readonly amountMinor: Minor;
      readonly line?: undefined;
      readonly text: string;
      /** The hotel has given so much back: the room costs that much less whatever becomes of it. */
      readonly isGivenBack?: true;
    };
/** What did something where no member of staff did: a command, the operator's token, or a job. */
export type AuditVia = 'command' | 'token' | 'job';

export type InvoiceSeries = 'invoice' | 'correction';
/** VAT of an invoice; minor units. */
export interface StoredVat {
  readonly name: string;
  readonly percent: number;
  readonly baseMinor: Minor;
  readonly amountMinor: Minor;
}
/** An invoice as it was issued; its words are made in the language of the reader, its amounts never again. */
export interface StoredInvoice {
  /** With its total, by which a correction says what it credits. */
  readonly corrects: {
    readonly number: string;
    readonly issuedOn: StayDate;
    readonly totalMinor?: Minor;
  } | null;
  readonly issuer: LegalEntity;
  readonly recipient: InvoiceRecipient;
  readonly propertyName: string;
  readonly referenceNumber: string;
  readonly poNumber: string | null;
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
  readonly items: readonly {
    readonly roomType: string;
    readonly ratePlan: string;
    readonly guest: string;
    readonly lines: readonly StoredPriceLine[];
    readonly totalMinor: Minor;
  }[];
  readonly vat: readonly StoredVat[];
  readonly untaxedMinor: Minor;
  readonly otherTaxes: readonly TaxLine[];
  readonly containedTaxes: readonly TaxLine[];
  readonly netMinor: Minor;
  readonly totalMinor: Minor;
  readonly voucherMinor: Minor;
  readonly paidMinor: Minor;
  readonly currency: string;
}
/** What of a booking is paid when, as it was agreed; minor units. */
export interface StoredPaymentPlan {
  readonly dueNowMinor: Minor;
  readonly later: readonly { readonly on: StayDate; readonly amountMinor: Minor; readonly dueAt: string }[];
  readonly needsCard: boolean;
  /** The words by which the guest lets the hotel keep the card; null where none is kept. */
  readonly mandate: string | null;
}

export type PaymentDueState = 'waiting' | 'asked' | 'paid' | 'given-up';

/** A booking's status; `Cancelled` is said on the wire by the nearest word that earlier clients know. */
export type StoredStatus = ReservationStatus | 'Cancelled';
export interface RoomBefore {
  /** The quote by which it was cancelled. */
  readonly quote: string;
  /** Its guest has not come. */
  readonly noShow?: boolean;
  readonly roomMinor: Minor;
  readonly servicesMinor: Minor;
  readonly totalMinor: Minor;
  readonly lines: readonly StoredPriceLine[];
  readonly services: readonly {
    readonly serviceId: string;
    readonly name: string;
    readonly quantity: number;
  }[];
}
export interface StoredNight {
  readonly date: StayDate;
  readonly baseMinor: Minor;
}
