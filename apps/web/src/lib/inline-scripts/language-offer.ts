import { localeCookie } from '@estu/domain/locale/locales'

/**
 * Runs before the first paint: says on `<html>` that the visitor's browser would rather have the other language, so
 * that the line which offers it takes its place without moving the page. It keeps out for who has chosen a language or
 * shut the line. Text, not a module: it must not wait for anything. Storage key `estu:language-offer`.
 */
export const languageOfferScript = `(function(){
var k='estu:language-offer',h=document.documentElement;
function shut(){try{return localStorage.getItem(k)}catch(e){return true}}
var first=(navigator.languages||[]).find(function(l){return/^(ru|kk)\\b/i.test(l)});
if(document.cookie.indexOf('${localeCookie.name}=')<0&&!shut()&&first&&first.slice(0,2).toLowerCase()!==h.lang)
h.setAttribute('data-language-offer','');
document.addEventListener('click',function(e){
if(!e.target.closest||!e.target.closest('[data-dismiss="language-offer"]'))return;
h.removeAttribute('data-language-offer');
try{localStorage.setItem(k,'1')}catch(e){}});
})()`
