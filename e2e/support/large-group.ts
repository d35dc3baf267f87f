import type { Page } from '@playwright/test';
import { propertyGroupSchema, searchPropertyGroup, type PropertyGroup } from 'shared/contracts';
import { aGroupHotel } from 'shared/testing';
import * as z from 'zod/mini';

const siteData = /(<script type="application\/json" id="site-data"[^>]*>)(.*?)(<\/script>)/s;

/** A group as `group`, but of so many hotels, in a spiral over the south of England. */
function grown(group: PropertyGroup, count: number): PropertyGroup {
  const properties = Array.from({ length: count }, (_, index) =>
    aGroupHotel({
      propertyId: `large-${index}`,
      propertyCode: `LARGE${index}`,
      propertyName: `Hotel ${String(index + 1).padStart(4, '0')}`,
      hotelRating: (index % 5) + 1,
      areaId: group.areas[index % group.areas.length]?.areaId ?? null,
      latitude: 51.5 + Math.sin(index) * (index / count),
      longitude: -1 + 2 * Math.cos(index) * (index / count),
    }),
  );
  return { ...group, properties };
}

/** The site's group page for this page alone, with so many hotels that all have rooms, the first the cheapest. */
export async function openWithManyHotels(page: Page, group: PropertyGroup, count: number): Promise<void> {
  const large = grown(group, count);
  await page.route(`**/BookGroup/${group.propertyGroupCode}*`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(siteData, (_, start: string, text: string, end: string) => {
      const data: unknown = { ...JSON.parse(text), propertyGroup: z.encode(propertyGroupSchema, large) };
      return start + JSON.stringify(data).replaceAll('<', '\\u003c') + end;
    });
    await route.fulfill({ response, body: html });
  });
  const found = large.properties.map(({ latitude: _latitude, longitude: _longitude, ...hotel }, index) => ({
    ...hotel,
    isAvailable: true,
    minimumRate: 100 + index,
    message: null,
  }));
  await page.route(`**${searchPropertyGroup.path}`, (route) =>
    route.fulfill({ json: z.encode(searchPropertyGroup.responses[200], { properties: found }) }),
  );
}
