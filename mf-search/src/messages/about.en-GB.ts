import { placeMapEnGb } from 'shared/ui/place-map/messages';

/** Of what the hotel says of itself, which comes when the guest is near to it. */
export const aboutEnGB = {
  ...placeMapEnGb,
  'about.contents': 'About the hotel',
  'about.about': 'About us',
  'about.facilities': 'Facilities',
  'about.location': 'Location',
  'about.policies': 'Good to know',
  'about.questions': 'Questions and answers',
  'about.missing': 'We could not load what we say about the hotel.',
  'about.by-train': 'By train',
  'about.by-car': 'By car',
  'about.from-the-airport': 'From the airport',
  'about.map': 'Open a street map',
  'about.map.label': 'Open a street map at OpenStreetMap, in a new window',
  'about.own-map': 'Open in your own map app',
  'about.arrival': 'Arrival and departure',
  'about.times': 'Check-in from {from}, check-out until {until}.',
  'about.breakfast': 'Breakfast',
  'about.children': 'Children',
  'about.pets': 'Pets',
  'about.parking': 'Parking',
  'about.smoking': 'Smoking',
  'about.payment': 'Payment',
  'about.cards': 'We take {cards}.',
} as const;
