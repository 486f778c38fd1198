/** Highlights all mentions of the hovered or focused address on the page. */
function mark(raw: string, on: boolean) {
  for (const mention of document.querySelectorAll<HTMLElement>('[data-address]')) {
    if (mention.dataset.address === raw) mention.toggleAttribute('data-marked', on)
  }
}

export const markEquals = (raw: string) => ({
  'data-address': raw,
  onPointerEnter: () => mark(raw, true),
  onPointerLeave: () => mark(raw, false),
  onFocus: () => mark(raw, true),
  onBlur: () => mark(raw, false),
})
