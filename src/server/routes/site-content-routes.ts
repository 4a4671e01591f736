import { aboutText, boardText, contactText, heroText, siteContent } from '../../contracts/site-content.ts';
import { storeSitePicture } from '../domains/files/index.ts';
import {
  about,
  board,
  contact,
  hero,
  publishText,
  readBoard,
  readContactText,
  readHomeTexts,
  readSiteContent,
  resetText,
} from '../domains/site-content/index.ts';
import { route, uploadRoute } from '../http/route.ts';

export const siteContentRoutes = [
  route(siteContent.home, (ctx) => readHomeTexts(ctx)),
  route(siteContent.contact, (ctx) => readContactText(ctx)),
  route(siteContent.board, (ctx) => readBoard(ctx)),
  uploadRoute(siteContent.uploadPicture, (ctx, { params, body }) => storeSitePicture(ctx, params.uuid, body)),
  route(heroText.read, (ctx) => readSiteContent(ctx, hero)),
  route(heroText.preview, async (_ctx, { body }) => hero.clean(body)),
  route(heroText.publish, (ctx, { body }) => publishText(ctx, hero, body)),
  route(heroText.reset, (ctx, { body }) => resetText(ctx, hero, body.version)),
  route(aboutText.read, (ctx) => readSiteContent(ctx, about)),
  route(aboutText.preview, async (_ctx, { body }) => about.clean(body)),
  route(aboutText.publish, (ctx, { body }) => publishText(ctx, about, body)),
  route(aboutText.reset, (ctx, { body }) => resetText(ctx, about, body.version)),
  route(contactText.read, (ctx) => readSiteContent(ctx, contact)),
  route(contactText.preview, async (_ctx, { body }) => contact.clean(body)),
  route(contactText.publish, (ctx, { body }) => publishText(ctx, contact, body)),
  route(contactText.reset, (ctx, { body }) => resetText(ctx, contact, body.version)),
  route(boardText.read, (ctx) => readSiteContent(ctx, board)),
  route(boardText.preview, async (_ctx, { body }) => board.clean(body)),
  route(boardText.publish, (ctx, { body }) => publishText(ctx, board, body)),
  route(boardText.reset, (ctx, { body }) => resetText(ctx, board, body.version)),
];
