import type { Catalogue } from '../../../domain/index.ts';

export const placeMapJa: Catalogue = {
  'place-map.label': '{hotel}と周辺の地図',
  'place-map.places': '{hotel}から徒歩で行ける場所',
  'place-map.north': '北',
  'place-map.ring': '{minutes}分',
  'place-map.kilometres': '{length} km',
  'place-map.metres': '{length} m',
  'place-map.walk': { other: '徒歩{count}分' },
  'place-map.kind.Station': '駅',
  'place-map.kind.Stop': 'バス停・路面電車停留所',
  'place-map.kind.Harbour': '埠頭・桟橋',
  'place-map.kind.Sight': '名所',
  'place-map.kind.Museum': '博物館・美術館',
  'place-map.kind.Theatre': '劇場・音楽',
  'place-map.kind.Park': '公園・庭園',
  'place-map.kind.Beach': 'ビーチ',
  'place-map.kind.Nature': '自然',
  'place-map.kind.Food': '飲食',
  'place-map.kind.Shopping': 'ショッピング',
  'place-map.kind.Business': 'ビジネス',
  'place-map.kind.Other': 'スポット',
};
