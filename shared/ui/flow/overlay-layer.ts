const layerId = 'flow-layer';

/**
 * Where antd's overlays are drawn. In the body itself antd would lock scrolling by a style element without a nonce, which the
 * content policy refuses; in a layer of ours it leaves that to the style sheet (`flow.css`).
 */
export function overlayLayer(): HTMLElement {
  const known = document.getElementById(layerId);
  if (known !== null) return known;
  const layer = document.createElement('div');
  layer.id = layerId;
  document.body.append(layer);
  return layer;
}

/** Where a list or a calendar opens: inside of the dialog that its field stands in, since nothing else is reached while that is open. */
export const popupLayer = (field?: HTMLElement): HTMLElement => field?.closest('dialog') ?? overlayLayer();
