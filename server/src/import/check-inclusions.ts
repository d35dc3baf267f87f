import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

type Plan = PropertyFile['ratePlans'][number];
type Inclusion = NonNullable<Plan['inclusions']>[number];
type Service = PropertyFile['services'][number];

/** The room types that a plan is sold with and that do not have the extra. */
function withoutExtra({ roomTypeIds }: Service, plan: Plan, { roomTypes }: PropertyFile): string[] {
  return roomTypes
    .map(({ roomTypeId }) => roomTypeId)
    .filter((id) => plan.roomTypeIds?.includes(id) !== false && roomTypeIds?.includes(id) === false);
}

function checkInclusion(
  { quantity }: Inclusion,
  service: Service,
  plan: Plan,
  path: Path,
  file: PropertyFile,
) {
  const { serviceId, chargeType, ratePlanIds, dailyInventory } = service;
  const problem = (isWrong: boolean, field: string, message: string): Problem[] =>
    isWrong ? [problemAt([...path, field], message)] : [];
  const missing = withoutExtra(service, plan, file);
  return [
    ...problem(
      ratePlanIds?.includes(plan.ratePlanId) === false,
      'ServiceId',
      `“${serviceId}” does not go with this rate plan: its RatePlanIds leave it out`,
    ),
    ...problem(
      missing.length > 0,
      'ServiceId',
      `“${serviceId}” does not go with room type “${missing.join('”, “')}”, which is sold at this rate plan`,
    ),
    ...problem(
      chargeType !== 'PerQuantity' && quantity > 1,
      'Quantity',
      'Only an extra that is charged PerQuantity is included more than once',
    ),
    ...problem(
      chargeType === 'PerQuantity' && dailyInventory !== null && quantity > dailyInventory,
      'Quantity',
      `There are ${String(dailyInventory)} of “${serviceId}” a day, so this rate could never be sold`,
    ),
  ];
}

/** Extras inside rate plans that a guest could not have. */
export const checkInclusions = (file: PropertyFile): Problem[] =>
  file.ratePlans.flatMap((plan, index) => {
    const ids = (plan.inclusions ?? []).map(({ serviceId }) => serviceId);
    return (plan.inclusions ?? []).flatMap((inclusion, place) => {
      const { serviceId } = inclusion;
      const path: Path = ['RatePlans', index, 'Inclusions', place];
      const service = file.services.find((each) => each.serviceId === serviceId);
      if (!service) return [problemAt([...path, 'ServiceId'], `There is no extra “${serviceId}”`)];
      return [
        ...(ids.indexOf(serviceId) < place
          ? [problemAt([...path, 'ServiceId'], `“${serviceId}” is included twice`)]
          : []),
        ...checkInclusion(inclusion, service, plan, path, file),
      ];
    });
  });
