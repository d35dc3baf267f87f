import { describe, expect, it } from 'vitest';
import { parseBookings, shiftBookings, type PastBooking } from './csv.ts';

const head =
  'hotel,lead_time,arrival_date_year,arrival_date_month,arrival_date_day_of_month,stays_in_weekend_nights,stays_in_week_nights,adults,children,babies,meal,reserved_room_type,company';

describe('rows of the data set', () => {
  it('become bookings, awkward ones too', () => {
    const csv = [
      head,
      'Resort Hotel,342,2015,July,1,2,5,2,1,0,BB,C,NULL',
      'City Hotel,0,2015,October,16,0,0,0,NA,1,SC,A,110\r',
      '',
    ].join('\n');
    expect(parseBookings(csv)).toEqual([
      {
        hotel: 'Resort Hotel',
        arrival: '2015/07/01',
        leadDays: 342,
        nights: 7,
        adults: 2,
        children: 1,
        infants: 0,
        meal: 'BB',
        roomType: 'C',
        isCompany: false,
      },
      {
        hotel: 'City Hotel',
        arrival: '2015/10/16',
        leadDays: 0,
        nights: 0,
        adults: 0,
        children: 0,
        infants: 1,
        meal: 'SC',
        roomType: 'A',
        isCompany: true,
      },
    ]);
  });

  it('a row that is too short is an error', () => {
    expect(() => parseBookings(`${head}\nResort Hotel,1,2015`)).toThrow('A row without');
  });
});

describe('the shift into the future', () => {
  const booking = (arrival: string, leadDays: number): PastBooking => ({
    hotel: 'Resort Hotel',
    arrival,
    leadDays,
    nights: 1,
    adults: 2,
    children: 0,
    infants: 0,
    meal: 'BB',
    roomType: 'A',
    isCompany: false,
  });

  it('keeps weekdays and distances, and orders by the day of booking', () => {
    // 1 July 2015 was a Wednesday; the first Wednesday from 22 November 2026 on is the 25th.
    const shifted = shiftBookings(
      [booking('2015/07/01', 0), booking('2015/07/03', 40), booking('2015/07/03', 2)],
      '2026/11/22',
    );
    expect(shifted.map(({ arrival, leadDays }) => [arrival, leadDays])).toEqual([
      ['2026/11/27', 40],
      ['2026/11/25', 0],
      ['2026/11/27', 2],
    ]);
  });

  it('none stay none', () => {
    expect(shiftBookings([], '2026/11/22')).toEqual([]);
  });
});
