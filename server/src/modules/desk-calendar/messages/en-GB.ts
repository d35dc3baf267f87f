export const calendarMessages = {
  'calendar.changed': 'The calendar is changed.',
  'calendar.undone': 'The change is undone.',
  'calendar.nights': 'Choose nights from today on that are in the calendar, one year at most.',
  'calendar.too-many': 'These are too many nights at once. Choose fewer days, room types or rates.',
  'calendar.free':
    '{count} of these nights would be free of charge. A price that is set by hand has to be more than zero.',
  'calendar.too-dear': 'A night can cost {amount} at most. Check the price.',
  'calendar.nothing': 'Say what is to be changed, and for which room types and rates.',
  'calendar.meanwhile': 'These nights have been changed meanwhile. Look again at what would happen.',
  'calendar.undo-late': 'Something else has changed these nights since, so this change cannot be undone.',
  'calendar.undo-unknown': 'There is no such change, or it is undone already.',
} as const;
