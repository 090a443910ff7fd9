import { useCallback, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { readSearch, type Search, searchPath, searchQuery } from "../../shared/search-address/search-address.ts";
import { SEARCH_FORM } from "./search-form.ts";

/** The search of a form. */
const searchOf = (form: HTMLFormElement): Search =>
  readSearch(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))).search;

/** Applies each choice to the address at once, and the address to the form. Returns how to search by a form. */
export function useSearchForm(search: Search) {
  const locale = useLocale();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const path = searchPath(locale, { ...search, page: 1 });
  const asked = useRef(path);
  const isEditing = useRef(false);

  useEffect(() => {
    asked.current = path;
  }, [path]);

  const go = useCallback(
    (form: HTMLFormElement, replace = false) => {
      const to = searchPath(locale, searchOf(form));
      if (to === asked.current) return;
      asked.current = to;
      navigate(to, { replace, preventScrollReset: true });
    },
    [locale, navigate],
  );

  useEffect(() => {
    const gone = new AbortController();
    const changed = ({ target }: Event) => {
      const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      const form = isControl && target.name !== "q" ? target.form : null;
      if (form?.id !== SEARCH_FORM) return;
      if (target instanceof HTMLInputElement) chooseOne(target);
      const replace = isControl && target.type === "range";
      // The fields' own listeners come before: a fee is tidied first.
      setTimeout(() => go(form, replace));
    };
    // A fee counts once its slider is released or its field is left: a response must not reset it before.
    const edited = ({ type, target }: Event) => {
      isEditing.current = type === "input" && isFee(target);
    };
    // At the window, on the way down: React stops events at a part whose code is still on its way.
    const early = { capture: true, signal: gone.signal };
    for (const type of ["input", "change", "focusout"]) window.addEventListener(type, edited, early);
    // The native event: React's fires with every step of a slider, this one on release.
    window.addEventListener("change", changed, early);
    // Until now the browser itself submitted choices: the page may be hydrated later than the frame around it.
    document.getElementById(SEARCH_FORM)?.setAttribute("data-live", "");
    return () => gone.abort();
  }, [go]);

  // After going back, or removing a filter by its chip, the form follows the address.
  useEffect(() => {
    const form = document.getElementById(SEARCH_FORM) as HTMLFormElement | null;
    if (form && isIdle && !isEditing.current) follow(form, search);
  }, [search, isIdle]);

  return go;
}

const isFee = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && (target.type === "range" || target.type === "number");

/** A whole area or some of its topics: the last choice replaces the other. */
function chooseOne(box: HTMLInputElement) {
  const other = box.name === "area" ? "topic" : "area";
  if (!box.checked) return;
  for (const each of box.closest("[data-area]")?.querySelectorAll<HTMLInputElement>(`input[name="${other}"]`) ?? [])
    each.checked = false;
}

/** Sets the form to the search; a word just being typed is left alone. */
function follow(form: HTMLFormElement, search: Search) {
  const { q, order } = Object.fromEntries(["q", "order"].map((name) => [name, form.elements.namedItem(name)]));
  const typed = q instanceof HTMLInputElement && q === document.activeElement ? q.value : undefined;
  const keyword = typed === undefined ? search.keyword : searchOf(form).keyword;
  if (searchQuery(searchOf(form)) === searchQuery({ ...search, keyword, page: 1 })) return;
  form.reset();
  if (order instanceof HTMLSelectElement) order.value = search.order;
  if (typed !== undefined && q instanceof HTMLInputElement) q.value = typed;
}
