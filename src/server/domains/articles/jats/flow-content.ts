import { preferredAlternatives } from './alternatives.ts';
import { formattingRules } from './formatting-rules.ts';
import { foldHtml } from './html-text.ts';
import { isElement } from './xml-tree.ts';
import type { BlockContext } from './block-context.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

/** Renders blocks mixed with loose text: text between two blocks becomes a paragraph. */
export function flowContent(nodes: readonly XmlNode[], context: BlockContext): string {
  return joined(flowParts(nodes, context));
}

/** As flowContent, but a lone paragraph stays bare: for table cells, list items and notes. */
export function tightContent(nodes: readonly XmlNode[], context: BlockContext): string {
  const parts = flowParts(loneParagraph(nodes)?.children ?? nodes, context);
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first.html : joined(parts);
}

function loneParagraph(nodes: readonly XmlNode[]): XmlElement | undefined {
  const [only, ...others] = nodes.filter((node) => isElement(node) || node.trim() !== '');
  const isAlone = only !== undefined && others.length === 0;
  return isAlone && isElement(only) && only.name === 'p' ? only : undefined;
}

interface FlowPart {
  readonly isBlock: boolean;
  readonly html: string;
}

function joined(parts: readonly FlowPart[]): string {
  return parts.map((part) => (part.isBlock ? part.html : `<p>${part.html}</p>`)).join('');
}

function flowParts(nodes: readonly XmlNode[], context: BlockContext): FlowPart[] {
  const parts: FlowPart[] = [];
  let run: XmlNode[] = [];
  const endRun = (): void => {
    const html = foldHtml(context.inline(run));
    if (html !== '') parts.push({ isBlock: false, html });
    run = [];
  };
  for (const node of nodes.flatMap(preferredAlternatives)) {
    if (!isBlock(node, context)) {
      run.push(node);
      continue;
    }
    endRun();
    const html = blockHtml(node, context);
    if (html !== '') parts.push({ isBlock: true, html });
  }
  endRun();
  return parts;
}

function blockHtml(node: XmlNode, context: BlockContext): string {
  if (!isElement(node)) return '';
  const rule = context.rules.get(node.name);
  return rule === undefined ? flowContent(node.children, context) : rule(node, context);
}

// An unknown element is a block if it contains one.
function isBlock(node: XmlNode, context: BlockContext): boolean {
  if (!isElement(node)) return false;
  if (context.rules.has(node.name)) return true;
  if (formattingRules.has(node.name)) return false;
  return node.children.some((child) => isBlock(child, context));
}
