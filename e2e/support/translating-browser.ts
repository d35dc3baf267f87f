import type { Page } from '@playwright/test';

/** Chrome puts a translated copy in the place of a text; some extensions put the text itself into their wrapping. */
export type WayOfTranslating = 'copies' | 'wraps';

/** The page is translated as it opens, and so is every text that comes later. The words stay, so that they are found. */
export async function translatePages(page: Page, way: WayOfTranslating): Promise<void> {
  await page.addInitScript((chosen) => {
    const isOurs = (node: Node): boolean =>
      node.parentElement?.closest('font, script, style, textarea') !== null;
    const translate = (text: Text): void => {
      if (text.data.trim() === '' || !text.parentNode || isOurs(text)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.parentNode.replaceChild(outer, text);
      inner.append(chosen === 'wraps' ? text : text.data);
    };
    const all = (root: Node): void => {
      if (root instanceof Text) translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    window.addEventListener('load', () => {
      all(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records)
          if (type === 'characterData') all(target);
          else addedNodes.forEach(all);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, way);
}
