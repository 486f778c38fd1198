import { adoptStyles } from './styles.ts'

let isStyled = false

/** An element with its classes and what is in it. Texts are never markup, whoever wrote them. */
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
