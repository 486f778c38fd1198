import { adoptStyles } from './styles.ts'

let isStyled = false

/** Creates an element with classes and children. Texts are never parsed as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[K] {
  if (!isStyled) adoptStyles()
  isStyled = true
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}
